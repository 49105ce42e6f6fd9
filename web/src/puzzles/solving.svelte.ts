/** A puzzle as a table: the position and its question come as messages, and an answer is judged, not played. */
import { SEATS } from "../box/catalogue";
import { optionsIn, type Answer } from "../question/plans";
import { ApiError } from "../server/api-error";
import type { Link, Listener, Reply, Request, StreamMessage } from "../server/connection";
import type { Parts } from "../server/parts";
import type { Option } from "../server/view";
import { remember } from "./progress";
import { judge, positionOf, solutionOf, type Position } from "./puzzles";

/** What was said to an answer, or to whoever gave up. */
export interface Verdict {
  kind: "wrong" | "right" | "solution";
  options: Option[];
  why: string;
}

const SEAT = SEATS[0] ?? "A";

export class Solving implements Link {
  verdict = $state.raw<Verdict | null>(null);
  trouble = $state.raw<unknown>(null);
  #position: Position | null = null;
  #listener: Listener | null = null;
  #number = 0;

  constructor(readonly name: string) {}

  /** Answer the requests of a table, as soon as the position has come. */
  answer(listener: Listener): Link {
    this.#listener = listener;
    positionOf(this.name).then(
      (position) => {
        this.#position = position;
        listener.link("on", 0);
        listener.greeted([SEAT]);
      },
      (error: unknown) => (this.trouble = error),
    );
    return this;
  }

  async send(request: Request): Promise<Reply> {
    switch (request.do) {
      case "subscribe":
        this.#ask();
        return { kind: "ack", id: 0 };
      case "preview": // what would come next is no part of a puzzle
        return { kind: "previewed", id: 0, question: null };
      case "choose":
        return this.#judge(request.keys[0] as Answer);
      case "ping":
        return { kind: "pong", id: 0, at: Date.now() };
      case "whynot":
        return { kind: "because", id: 0, reason: null };
      case "hint":
        return { kind: "refused", id: 0, error: "no_hints" };
      default:
        return { kind: "ack", id: 0 };
    }
  }

  end(): void {}

  /** Give up: the solution and its reason. */
  async giveUp(): Promise<void> {
    try {
      this.verdict = { kind: "solution", ...(await solutionOf(this.name)) };
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }

  async #judge(answer: Answer): Promise<Reply> {
    try {
      const { right, why } = await judge(this.name, answer);
      const options = optionsIn([answer]);
      this.verdict = { kind: right ? "right" : "wrong", options, why: why ?? "" };
      this.trouble = null;
      if (right) remember(this.name);
      this.#ask();
      return { kind: "ack", id: 0 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: "refused", id: 0, error: error.key, params: error.params };
    }
  }

  /** Put the question, as a new one, until it is answered. */
  #ask(): void {
    if (!this.#position) return;
    this.#number += 1;
    const { view, question } = this.#position;
    const open = { ...question, number: this.#number, answer: [], until: null, done: false };
    const parts = {
      ...around(view.players),
      ...view,
      question: this.verdict?.kind === "right" ? null : open,
    };
    const told = { since: 0, events: [] };
    const message = { kind: "full", stream: SEAT, n: this.#number, parts, told, chat: [] };
    this.#listener?.hear(message as unknown as StreamMessage);
  }
}

/** The parts of a table that a puzzle has not: players are called by the letters of their seats. */
function around(players: number): Partial<Parts> {
  const people = SEATS.slice(0, players).map((seat) => ({
    for: "anyone" as const,
    seat,
    name: seat,
    bot: "",
    ready: true,
    away: false,
    resigned: false,
    abandon: false,
  }));
  return {
    terms: { rated: true, recorded: false } as Parts["terms"], // rated: there are no hints
    status: "playing",
    reason: "",
    people,
    marks: [],
    signals: [],
    entropy: null,
    seed: null,
    next: null,
    clocks: null,
    orders: {},
    mutes: [],
    undo: 0,
  };
}
