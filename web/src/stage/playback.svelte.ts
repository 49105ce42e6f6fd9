/** Playback: what the server has told is shown beat by beat; the table that is shown lags behind the one received. */
import type { StreamMessage } from "../server/connection";
import type { GameEvent, Parts } from "../server/parts";
import type { Seat } from "../server/view";
import { framesOf } from "./frames";
import { Moments } from "./moments";
import { CLOCK, Reel, type Clock } from "./reel.svelte";
import type { Speed } from "./pace";
import { playsAfter } from "./plays";

/** Parts that do not wait: they tell nothing of the game. */
const AT_ONCE = ["people", "marks", "signals", "entropy", "clocks", "orders", "mutes", "next"] as const;

interface Audience {
  speed(): Speed;
  /** The offset of the server's clock, in ms. */
  ahead(): number;
  you(): Seat | null;
  /** These events are shown now; the first one has the number `since`. */
  told(events: GameEvent[], since: number, before: Parts | null): void;
}

export class Playback {
  /** The table as it is shown; null until the first message. */
  parts = $state.raw<Parts | null>(null);
  /** The events that were shown; the first one has the number `since`. */
  events = $state.raw<GameEvent[]>([]);
  since = $state(0);
  readonly reel: Reel;
  /** The tables that were received, to look back at. */
  readonly moments = new Moments();
  /** The table as it is, by the last message. */
  #received: Parts | null = null;
  /** All events that were told, those to be shown among them. */
  #told: GameEvent[] = [];

  constructor(
    readonly audience: Audience,
    readonly clock: Clock = CLOCK,
  ) {
    const screen = {
      speed: () => audience.speed(),
      show: ({ parts, beat }: { parts: Parts; beat: { since: number; events: readonly unknown[] } }) =>
        this.#show(parts, beat.since + beat.events.length),
      ended: () => this.#now(),
    };
    this.reel = new Reel(screen, clock);
  }

  get received(): Parts | null {
    return this.#received;
  }

  /** The number of events that were told. */
  get end(): number {
    return this.since + this.#told.length;
  }

  /** The number of events that were shown. */
  get shown(): number {
    return this.since + this.events.length;
  }

  clear(): void {
    this.reel.stop();
    this.parts = this.#received = null;
    this.events = this.#told = [];
    this.since = 0;
    this.moments.clear();
  }

  /** Take the next message: it is shown after what was told before. */
  take(message: StreamMessage): void {
    const before = this.#received;
    const events = (message.told?.events ?? []) as GameEvent[];
    const since = message.told?.since ?? this.end;
    if (message.kind === "full" || !before) {
      this.#received = message.parts as unknown as Parts;
      this.since = since;
      this.events = this.#told = events;
      this.moments.clear();
      this.moments.add({ until: this.end, parts: this.#received });
      this.reel.stop();
      this.#now();
      return;
    }
    const after = { ...before, ...(message.parts as unknown as Partial<Parts>) };
    this.#received = after;
    const undone = since < this.end;
    const lost = since > this.end;
    if (lost) this.since = since;
    const playing = playsAfter(this.#told.slice(0, Math.max(0, since - this.since))).at(-1)?.seat ?? null;
    this.#told = lost ? events : [...this.#told.slice(0, since - this.since), ...events];
    this.moments.add({ until: this.end, parts: after });
    if (undone || lost || this.audience.speed() === "instant") {
      if (undone || lost) this.events = this.events.slice(0, lost ? 0 : Math.max(0, since - this.since));
      this.reel.skip();
      return;
    }
    if (this.parts) this.parts = { ...this.parts, ...current(after) };
    const frames = framesOf(before, after, events, since, this.audience.you(), playing);
    const until = after.question?.until ?? null;
    if (frames.length || !this.reel.running || until)
      this.reel.add(frames, until && until - this.audience.ahead());
  }

  /** Show the table as it is. */
  #now(): void {
    if (this.#received) this.#show(this.#received, this.end);
  }

  #show(parts: Parts, until: number): void {
    const { parts: before, shown } = this;
    this.events = this.#told.slice(0, until - this.since);
    this.parts = this.#received ? { ...parts, ...current(this.#received) } : parts;
    if (until > shown) this.audience.told(this.events.slice(shown - this.since), shown, before);
  }
}

/** The parts of a table that tell nothing of the game, and are always shown as they are. */
export function current(parts: Parts | null): Partial<Parts> {
  if (!parts) return {};
  return Object.fromEntries(AT_ONCE.filter((name) => name in parts).map((name) => [name, parts[name]]));
}
