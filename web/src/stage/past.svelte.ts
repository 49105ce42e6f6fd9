/** The past of the open table: a moment of it, or its playback from there. */
import { get } from "../server/api";
import type { StreamMessage } from "../server/connection";
import type { GameEvent } from "../server/parts";
import type { Frame } from "./frames";
import type { Moments } from "./moments";
import { CLOCK, Reel, type Clock } from "./reel.svelte";
import type { Speed } from "./pace";

interface Answer {
  full: StreamMessage;
  updates: StreamMessage[];
}

interface Source {
  id: string;
  stream(): string;
  speed(): Speed;
  moments: Moments;
}

interface Told {
  since: number;
  events: readonly GameEvent[];
}

export class Past {
  /** The frame that is shown instead of the table as it is; null if none is. */
  frame = $state.raw<Frame | null>(null);
  loading = $state(false);
  #reel: Reel;

  constructor(
    readonly source: Source,
    clock: Clock = CLOCK,
  ) {
    const screen = {
      speed: () => {
        const speed = source.speed();
        return speed === "instant" ? "fast" : speed; // who wants to see it wants to see it
      },
      show: (frame: Frame) => (this.frame = frame),
      ended: () => (this.frame = null),
    };
    this.#reel = new Reel(screen, clock);
  }

  get playing(): boolean {
    return this.frame !== null && this.#reel.frame !== null;
  }

  /** Show the table as it was at an event. */
  async look(event: number, told: Told): Promise<void> {
    const frames = await this.#frames(event, told);
    this.#reel.stop();
    this.frame = frames[0] ?? null;
  }

  /** Play everything from an event on. */
  async play(event: number, told: Told): Promise<void> {
    const frames = await this.#frames(event, told);
    this.#reel.stop();
    this.#reel.add(frames);
  }

  /** Show the table as it is again. */
  close(): void {
    this.#reel.stop();
    this.frame = null;
  }

  async #frames(event: number, { since, events }: Told): Promise<Frame[]> {
    const { id, moments } = this.source;
    if (!moments.reach(event)) {
      const stream = encodeURIComponent(this.source.stream());
      this.loading = true;
      const path = `/api/tables/${encodeURIComponent(id)}/past?stream=${stream}&after=${event}`;
      const answer = await get<Answer>(path).catch(() => null);
      this.loading = false;
      if (answer) moments.addEarlier(answer.full, answer.updates);
    }
    return moments.frames(event, events, since);
  }
}
