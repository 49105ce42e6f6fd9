/** Parts of a stream: the view of docs/view.schema.json and what the server adds (docs/protocol.md). */
import type { Question } from "./messages";
import type { Option } from "./view";
import type { ArdRiView, Seat } from "./view";

export type Status = "open" | "playing" | "over" | "abandoned";
/** The standing order about all cards that would change nothing. */
export const IDLE = "idle";

export type Wish = "ask" | "never" | "always";

/** The open question; an answer has to name its number. */
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
  edition: string;
  windows: "open" | "sealed";
  round_limit: number;
  pace: { bank: number; increment: number } | null;
  rhythm: { least: number; spread: number; step: number; limit: number | null };
  visibility: "public" | "link" | "private";
  spectators: boolean;
  rated: boolean;
  substitute: string;
  /** The ms without a connection after which others may let a bot play; 0: never. */
  absence: number;
  commitment: string;
  /** True if the game leaves a record; games from a position do not. */
  recorded: boolean;
}

export interface Clocks {
  at: number;
  left: number[];
  running: Seat[];
  /** When each running clock starts, which may be a little later than `at`. */
  starts: number[];
}

/** What is special about a table. */
export type Mark = "seed" | "entropy" | "position" | "rhythm" | "shared" | "read" | "practice";

/** The parts of the table itself, which exist before the game begins. */
interface TableParts {
  terms: Terms;
  status: Status;
  reason: string;
  people: SeatState[];
  marks?: Mark[];
  signals: Seat[];
  entropy: string[] | null;
  seed: string | null;
  /** The table of the rematch, if somebody has asked for one. */
  next?: string | null;
  clocks: Clocks | null;
  orders?: Record<string, Wish>;
  mutes?: Seat[];
  question?: Asked | null;
  undo?: number;
  /** Whether the whole last move can be taken back, alone with bots. */
  rewind?: boolean;
}

/** The game as the recipient sees it; spectators lack the private parts. */
export type Scene = Omit<ArdRiView, "format" | "decision">;

export type Parts = TableParts & Partial<Scene>;

/** An event: a kind and its fields. */
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
  kind:
    | "said"
    | "undone"
    | "left"
    | "timed_out"
    | "relieved"
    | "read"
    | "returned"
    | "resigned"
    | "replaced"
    | "fault";
  [field: string]: string | number | null;
}
