/** Moments: the tables that a stream has shown, by the number of events until then. */
import type { StreamMessage } from "../server/connection";
import type { GameEvent, Parts } from "../server/parts";
import { framesOf, type Frame } from "./frames";

export interface Moment {
  /** The number of events told until then. */
  until: number;
  parts: Parts;
}

export class Moments {
  #all: Moment[] = [];

  /** Keep the table after a message; it replaces moments whose events it takes back. */
  add(moment: Moment): void {
    this.#all = [...this.#all.filter(({ until }) => until < moment.until), moment];
  }

  clear(): void {
    this.#all = [];
  }

  /** Keep what a stream was told before the first moment that is kept. */
  addEarlier(full: StreamMessage, updates: readonly StreamMessage[]): void {
    const first = this.#all[0]?.until ?? Infinity;
    let parts = full.parts as unknown as Parts;
    const earlier = [{ until: endOf(full), parts }];
    for (const message of updates) {
      parts = { ...parts, ...(message.parts as unknown as Partial<Parts>) };
      if (message.told) earlier.push({ until: endOf(message), parts });
    }
    this.#all = [...earlier.filter(({ until }) => until < first), ...this.#all];
  }

  /** Whether the table before this event is known. */
  reach(event: number): boolean {
    return (this.#all[0]?.until ?? Infinity) <= event;
  }

  /** The frames from an event on; the first of these events has the number `since`. */
  frames(from: number, events: readonly GameEvent[], since: number): Frame[] {
    const begin = this.#all.findLastIndex(({ until }) => until <= from);
    const known = this.#all.slice(Math.max(0, begin));
    const frames = known.slice(1).flatMap(({ until, parts }, at) => {
      const before = known[at]!;
      return framesOf(
        before.parts,
        parts,
        events.slice(before.until - since, until - since),
        before.until,
        null,
      );
    });
    return frames.filter(({ beat }) => beat.since + beat.events.length > from);
  }
}

function endOf({ told }: StreamMessage): number {
  return told ? told.since + told.events.length : 0;
}
