/** Fixtures: a small table, messages about it, and a clock that tests turn themselves. */
import { land } from "../island/fixtures";
import type { StreamMessage } from "../server/connection";
import type { GameEvent, Parts } from "../server/parts";
import type { Holdings, Seat } from "../server/view";
import type { Clock } from "./reel.svelte";

function holdings(seat: Seat): Holdings {
  return {
    seat,
    reserve: 5,
    deeds: 0,
    pretender: false,
    tracks: { leadership: 0, religion: 0, land: 0 },
    conditions: 0,
    actions: 3,
    epics: 0,
    advantages: [],
    put_away: 0,
    drawn: 0,
    before: [],
  };
}

/** Two territories, two players: A has clans in the hills, B in the cove. */
export const TABLE = {
  status: "playing",
  players: 2,
  question: null,
  undo: 0,
  clash: null,
  turn: "B",
  territories: [land("hills", [2, 0]), land("cove", [0, 3])],
  seats: [holdings("A"), holdings("B")],
} as unknown as Parts;

export function full(parts: Parts = TABLE): StreamMessage {
  return message("full", { parts: parts as never, told: { since: 0, events: [] } });
}

export function update(parts: Partial<Parts>, since: number, events: GameEvent[]): StreamMessage {
  return message("update", { parts: parts as never, told: { since, events } });
}

function message(kind: "full" | "update", rest: object): StreamMessage {
  return { kind, stream: "A", n: 1, ...rest } as StreamMessage;
}

/** A clock that goes on when it is told to. */
export class HandClock implements Clock {
  time = 0;
  #calls: { at: number; call: () => void }[] = [];

  now = () => this.time;

  later(ms: number, call: () => void): () => void {
    const entry = { at: this.time + ms, call };
    this.#calls.push(entry);
    return () => (this.#calls = this.#calls.filter((each) => each !== entry));
  }

  go(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.#calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.#calls = this.#calls.filter((each) => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}
