// Made from docs/tables.schema.json by `npm run types`.

/** A table in a list: terms, seats, and whether one can join or watch. */
export interface TableListing {
  id: string;
  state: "abandoned" | "closed" | "finished" | "open" | "running";
  players: number;
  edition: string;
  windows: "open" | "sealed";
  pace: Pace | null;
  visibility: "link" | "private" | "public";
  rated: boolean;
  seats: SeatSummary[];
  mine: string[];
  host: boolean;
  join: boolean;
  watch: boolean;
  asked: boolean;
  created: number;
  finished: number | null;
  summary: Summary | null;
  moved: number | null;
  awaited: string[];
  left: number | null;
  runs: boolean;
  nudged: boolean;
}
/** The time control: a bank for each seat and an increment, in ms. */
export interface Pace {
  bank: number;
  increment?: number;
}
/** A seat in a list: a person by name, a bot, or nobody; and for whom it is. */
export interface SeatSummary {
  seat: string;
  for: "anyone" | "bot" | "invited";
  name?: string;
  bot?: string;
  empty?: boolean;
}
/** The end of a game, for lists: winner, reason, rounds, and whether it was played without help. */
export interface Summary {
  winner: string | null;
  reason: string;
  rounds: number;
  rated?: boolean;
  marks?: ("entropy" | "position" | "practice" | "read" | "rhythm" | "seed" | "shared")[];
}
