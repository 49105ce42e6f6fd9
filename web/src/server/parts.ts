/** Parts of a stream: those of the table, and the view of docs/view.schema.json (docs/protocol.md). */
import type {
  AllTableParts,
  ClockTimes,
  Closing,
  NoticeKind,
  OpenQuestion,
  Pace as AnyPace,
  SeatState as AnySeatState,
  SharedTerms,
} from "./messages";
import type { ArdRiView, Seat } from "./view";

export type { ChatLine } from "./messages";
export type Status = AllTableParts["status"];
export type Pace = Required<AnyPace>;
export type Terms = Omit<SharedTerms, "pace"> & { pace: Pace | null };
/** What is special about a table. */
export type Mark = AllTableParts["marks"][number];

/** Whether a table was closed for this reason, by its parts or its summary. */
export const closedFor = (why: Closing, table: { reason: string } | null): boolean => table?.reason === why;

/** The standing order about all cards that would change nothing. */
export const IDLE = "idle";

export type Wish = NonNullable<AllTableParts["orders"]>[string];

/** The open question; an answer has to name its number. */
export type Asked = Required<OpenQuestion>;

export type SeatState = AnySeatState & { seat: Seat };

export type Clocks = Omit<ClockTimes, "running"> & { running: Seat[] };

/** The parts of the table itself, which exist before the game begins. */
type TableParts = Omit<AllTableParts, "people" | "signals" | "clocks" | "mutes" | "question" | "terms"> & {
  terms: Terms;
  people: SeatState[];
  signals: Seat[];
  clocks: Clocks | null;
  mutes?: Seat[];
  question?: Asked | null;
};

/** The game as the recipient sees it; spectators lack the private parts. */
export type Scene = Omit<ArdRiView, "format" | "decision">;

export type Parts = TableParts & Partial<Scene>;

/** An event: a kind and its fields. */
export interface GameEvent {
  kind: string;
  [field: string]: string | number;
}

export interface Notice {
  kind: NoticeKind;
  [field: string]: string | number | null;
}
