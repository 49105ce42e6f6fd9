/** A reel: frames that are shown one after another, each for its time. */
import { appended, type Frame } from "./frames";
import { hurry, lengthOf, OWN, target, type Speed } from "./pace";

/** A clock, so that tests have their own. */
export interface Clock {
  now(): number;
  /** Call later; the result cancels that. */
  later(ms: number, call: () => void): () => void;
}

export const CLOCK: Clock = {
  now: () => Date.now(),
  later(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

interface Screen {
  speed(): Speed;
  show(frame: Frame): void;
  /** Everything has been shown. */
  ended(): void;
}

export class Reel {
  /** The frame that is shown now; null if nothing is. */
  frame = $state.raw<Frame | null>(null);
  /** The frames to come. */
  #queue: Frame[] = [];
  /** When all has to be shown, because an answer is due; by this clock. */
  #target: number | null = null;
  #cancel: (() => void) | null = null;

  constructor(
    readonly screen: Screen,
    readonly clock: Clock = CLOCK,
  ) {}

  get running(): boolean {
    return this.#cancel !== null;
  }

  /** Show more frames, after those that are still to come; by a time, if an answer is due then. */
  add(frames: readonly Frame[], due: number | null = null): void {
    this.#queue = appended(this.#queue, frames);
    this.#target = due === null ? null : target(due, this.clock.now());
    if (!this.running || due !== null) this.#advance();
  }

  /** Leave out whatever is still to come. */
  skip(): void {
    this.stop();
    this.screen.ended();
  }

  /** End without another word. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.frame = null;
  }

  #advance(): void {
    this.#cancel?.();
    this.#cancel = null;
    const beats = this.#queue.map(({ beat }) => beat);
    const speed = this.screen.speed();
    const part = this.#target === null ? 1 : hurry(beats, speed, this.#target - this.clock.now());
    const next = this.#take();
    if (!next || !part) {
      this.skip();
      return;
    }
    const length = next.own ? OWN : lengthOf(next.beat, speed) * part;
    this.#cancel = this.clock.later(length, () => this.#advance());
    this.frame = next.own ? null : next;
    if (next.own && !this.#queue.length) this.screen.ended();
    else this.screen.show(next);
  }

  /** The next frame; own moves are taken together. */
  #take(): Frame | undefined {
    let next = this.#queue.shift();
    while (next?.own && this.#queue[0]?.own) next = this.#queue.shift();
    return next;
  }
}
