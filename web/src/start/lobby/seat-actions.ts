/** The actions on a seat in the lobby. */
import type { SeatState } from "../../server/parts";

/** The person who looks at the lobby. */
interface Viewer {
  host: boolean;
  /** The letters of their own seats. */
  own: readonly string[];
  /** The letters of the seats reserved for them. */
  kept: readonly string[];
}

export interface SeatActions {
  sit: boolean;
  /** Change to this seat, which means its colour. */
  move: boolean;
  /** Somebody else on the same device sits down. */
  beside: boolean;
  leave: boolean;
  bot: boolean;
  clear: boolean;
  invite: boolean;
  ready: boolean;
}

export const isEmpty = (seat: SeatState): boolean => !seat.name && !seat.bot;

export function seatActions(seat: SeatState, { host, own, kept }: Viewer): SeatActions {
  const mine = own.includes(seat.seat);
  const empty = isEmpty(seat);
  return {
    sit: empty && own.length === 0 && (seat.for !== "invited" || kept.includes(seat.seat)),
    move: empty && own.length === 1 && (seat.for !== "invited" || kept.includes(seat.seat)),
    beside: empty && own.length > 0 && seat.for !== "invited",
    leave: mine,
    bot: empty && host,
    clear: !empty && host && !mine,
    invite: empty && host,
    ready: mine && !seat.ready,
  };
}

/** What is missing before the game can begin. */
export function missing(people: readonly SeatState[]): "seats" | "ready" | null {
  if (people.some(isEmpty)) return "seats";
  return people.every((seat) => seat.ready) ? null : "ready";
}
