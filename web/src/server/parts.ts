/** What a stream shows, part by part: the view of docs/view.schema.json and what the server adds (docs/protocol.md). */
import type { Question } from "./messages";
import type { Option } from "./view";
import type { ArdRiView, Seat } from "./view";

export type Status = "open" | "playing" | "over" | "abandoned";
export type Wish = "ask" | "never" | "always";

/** A question, by the number that an answer has to name. */
export interface Asked extends Question {
  number: number;
  answer: Option[];
  until: number | null;
  done: boolean;
}

export interface SeatState {
  for: "anyone" | "invited" | "bot";
  seat: Seat;
  name: string;
  bot: string;
  ready: boolean;
  away: boolean;
  resigned: boolean;
  abandon: boolean;
}

export interface Terms {
  seats: ("anyone" | "invited" | "bot")[];
  discovery: boolean;
  windows: "open" | "sealed";
  round_limit: number;
  pace: { bank: number; increment: number } | null;
  rhythm: { least: number; spread: number; step: number; limit: number | null };
  visibility: "public" | "link" | "private";
  spectators: boolean;
  rated: boolean;
  substitute: string;
  commitment: string;
  /** Whether there is a record when it is over: not if it began from a position. */
  recorded: boolean;
}

export interface Clocks {
  at: number;
  left: number[];
  running: Seat[];
}

/** What is special about a table: a game there is never rated. */
export type Mark = "seed" | "entropy" | "position" | "rhythm" | "shared" | "read";

/** Before the game only these are there. */
export interface TableParts {
  terms: Terms;
  status: Status;
  reason: string;
  people: SeatState[];
  marks?: Mark[];
  signals: Seat[];
  entropy: string[] | null;
  seed: string | null;
  /** The table of a rematch, once somebody has asked for one. */
  next?: string | null;
  clocks: Clocks | null;
  orders?: Record<string, Wish>;
  mutes?: Seat[];
  question?: Asked | null;
  undo?: number;
}

/** The game in a recipient's eyes; what is not known to spectators is missing for them. */
export type Scene = Omit<ArdRiView, "format" | "decision">;

export type Parts = TableParts & Partial<Scene>;

/** What happened: a kind and its fields. */
export interface GameEvent {
  kind: string;
  [field: string]: string | number;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Notice {
  kind: "said" | "undone" | "left" | "timed_out" | "read" | "returned" | "resigned" | "replaced" | "fault";
  [field: string]: string | number | null;
}
