/** The state of a replay: the current step, the viewpoint, and the loaded steps. */
import { learnEdition } from "../box/editions.svelte";
import { get } from "../server/api";
import type { SeatState, Terms } from "../server/parts";
import { CHUNK, turnFrom, wanted, whole, type Viewpoint, type Sent, type Step } from "./timeline";

interface Answer {
  commitment: string;
  seed: string;
  choices: number;
  result: string;
  steps: Sent[];
}

interface TableInfo {
  terms: Pick<Terms, "edition">;
  people: SeatState[];
  streams: string[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
const PAUSE = 1100; // ms that a step is shown, at speed 1
const NOTHING_SEEN = 220; // ms for a step without visible events

export class Replay {
  people = $state.raw<SeatState[]>([]);
  steps = $state.raw<(Step | undefined)[]>([]);
  /** The number of choices; negative until something is loaded. */
  choices = $state(-1);
  at = $state(0);
  eyes = $state<Viewpoint>("all");
  playing = $state(false);
  speed = $state(1);
  trouble = $state.raw<unknown>(null);
  #loaded = new Set<number>();
  #loading: Viewpoint | null = null;
  #ended = false;

  constructor(readonly id: string) {}

  /** The step that is shown; while it is loading, the last loaded one before it. */
  get step(): Step | undefined {
    return this.steps[this.at] ?? this.steps.slice(0, this.at).findLast(Boolean) ?? this.steps.find(Boolean);
  }

  /** Begin at a step with a viewpoint; by default the own one, else everything. */
  async open(at: number, eyes: Viewpoint | null): Promise<void> {
    try {
      const info = await get<TableInfo>(`/api/tables/${encodeURIComponent(this.id)}`);
      await learnEdition(info.terms.edition);
      this.people = info.people;
      const own = info.streams.find((stream) => stream !== "*") as Viewpoint | undefined;
      this.eyes = eyes ?? own ?? "all";
      this.at = at;
      await this.#load();
    } catch (error) {
      this.trouble = error;
    }
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, Math.max(this.choices, 0)));
    if (this.at === this.choices) this.playing = false;
  }

  goToTurn(way: 1 | -1): void {
    this.go(turnFrom(this.steps, this.at, way, this.choices));
  }

  see(eyes: Viewpoint): void {
    this.eyes = eyes;
    this.#loaded.clear();
    this.steps = [];
    void this.#load().catch((error: unknown) => (this.trouble = error));
  }

  toggle(): void {
    if (!this.playing && this.at >= this.choices) this.at = 0;
    this.playing = !this.playing;
  }

  /** How long the current step stays during playback, in ms. */
  get pause(): number {
    return (this.steps[this.at]?.events.length ? PAUSE : NOTHING_SEEN) / this.speed;
  }

  end(): void {
    this.#ended = true;
  }

  /** Load chunk after chunk, the current one first. */
  async #load(): Promise<void> {
    const eyes = this.eyes;
    if (this.#loading === eyes) return;
    this.#loading = eyes;
    try {
      for (;;) {
        const chunk = wanted(this.#loaded, this.at, Math.max(this.choices, this.at));
        if (chunk === null || this.#ended) return;
        const query = `eyes=${eyes}&at=${chunk * CHUNK}&count=${CHUNK}`;
        const answer = await get<Answer>(`/api/tables/${encodeURIComponent(this.id)}/replay?${query}`);
        if (eyes !== this.eyes) return;
        this.#take(chunk, answer);
      }
    } finally {
      if (this.#loading === eyes) this.#loading = null;
    }
  }

  #take(chunk: number, { choices, steps }: Answer): void {
    this.#loaded.add(chunk);
    const all = [...this.steps];
    all.length = choices + 1;
    for (const step of whole(steps)) all[step.number] = step;
    this.choices = choices;
    this.at = Math.min(this.at, choices);
    this.steps = Array.from(all);
  }
}
