/** HTTP requests about tables. */
import { get, getPages, post } from "../../server/api";
import type { SeatSummary, Summary, TableListing } from "../../server/listing";
import type { Pace, SeatState, Status, Terms } from "../../server/parts";
import type { Seat } from "../../server/view";

export type Place = { for: "anyone" } | { for: "named"; name: string } | { for: "bot"; level: string };

/** The terms of a new table. */
export interface Wanted {
  seats: Place[];
  edition: string;
  windows: "open" | "sealed";
  pace: Pace | null;
  visibility: Terms["visibility"];
  spectators: boolean;
  rated: boolean;
  substitute: string;
  /** The ms without a connection after which others may let a bot play; 0: never. */
  absence: number;
}

/** A seat of a table in a list. */
export type ListedSeat = Required<SeatSummary> & { seat: Seat };

/** A table in a list, as the server describes it. */
export interface ListedTable extends Omit<
  TableListing,
  "seats" | "mine" | "awaited" | "summary" | "pace" | "windows"
> {
  pace: Pace | null;
  seats: ListedSeat[];
  /** The visitor's seats. */
  mine: Seat[];
  awaited: Seat[];
  summary: (Summary & { winner: Seat | null }) | null;
}

export interface TableInfo {
  id: string;
  status: Status;
  host: boolean;
  terms: Pick<Terms, "edition" | "windows" | "pace" | "visibility" | "spectators" | "rated" | "absence">;
  people: SeatState[];
  streams: string[];
  /** Seats to which the visitor is invited. */
  kept: Seat[];
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const openTable = (wanted: Wanted) => post<{ id: string }>("/api/tables", wanted);
export const publicTables = (pages: number) => getPages<ListedTable>("/api/tables", pages);
export const myTables = (pages: number) => getPages<ListedTable>("/api/me/tables", pages);
export const tableInfo = (id: string) => get<TableInfo>(at(id));
export const invite = (id: string, seat: number) =>
  post<{ token: string }>(`${at(id)}/seats/${seat}/invitation`);
export const accept = (token: string, name: string) =>
  post<{ id: string; seat: number }>("/api/invitations", { token, name });
export const closeTable = (id: string) => post(`${at(id)}/close`);
export const rematch = (id: string) => post<{ id: string }>(`${at(id)}/rematch`);
