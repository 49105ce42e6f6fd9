/** What somebody wants a new table to be like, and the terms that come of it. */
import type { Pace, Place, Wanted } from "../games/tables";

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** For whom a seat is: me, somebody beside me, whoever comes, somebody by name, or a bot. */
export type Who = "me" | "here" | "open" | "named" | Level;

export interface SeatWish {
  who: Who;
  name: string;
}

export const PACES = {
  none: null,
  quick: { bank: 10 * 60_000, increment: 15_000 },
  calm: { bank: 30 * 60_000, increment: 45_000 },
  slow: { bank: 3 * 86_400_000, increment: 8 * 3_600_000 },
} as const satisfies Record<string, Pace | null>;
export type PaceName = keyof typeof PACES;

export interface Wishes {
  seats: SeatWish[];
  players: number;
  discovery: boolean;
  pace: PaceName;
  windows: "sealed" | "open";
  visibility: "public" | "link" | "private";
  spectators: boolean;
  rated: boolean;
}

export const USUAL: Wishes = {
  seats: [
    { who: "me", name: "" },
    { who: "open", name: "" },
    { who: "medium", name: "" },
    { who: "easy", name: "" },
  ],
  players: 3,
  discovery: false,
  pace: "none",
  windows: "sealed",
  visibility: "link",
  spectators: true,
  rated: false,
};

/** The first game of everybody: the discovery set-up with two bots. */
export const PLAY_NOW: Wishes = {
  ...USUAL,
  seats: [
    { who: "me", name: "" },
    { who: "easy", name: "" },
    { who: "medium", name: "" },
  ],
  discovery: true,
  spectators: false,
};

export const isLevel = (who: Who): who is Level => LEVELS.some((level) => level === who);

/** The seats that are in use. */
export const seatsOf = (wishes: Wishes): SeatWish[] => wishes.seats.slice(0, wishes.players);

const persons = (wishes: Wishes): number => seatsOf(wishes).filter(({ who }) => !isLevel(who)).length;

/** Whether more than one person may play: else there is no clock, nobody to hide from, nothing to rate. */
export const withOthers = (wishes: Wishes): boolean => persons(wishes) > 1;

/** Whether somebody has to come before the game can begin. */
export function expectsOthers(wishes: Wishes): boolean {
  return seatsOf(wishes).some(({ who }) => who === "open" || who === "named");
}

function place({ who, name }: SeatWish): Place {
  if (who === "named") return { for: "named", name: name.trim() };
  return isLevel(who) ? { for: "bot", level: who } : { for: "anyone" };
}

/** The terms to ask the server for. */
export function wantedBy(wishes: Wishes): Wanted {
  const several = withOthers(wishes);
  const slow = several && wishes.pace === "slow";
  return {
    seats: seatsOf(wishes).map(place),
    discovery: wishes.discovery,
    windows: slow ? "open" : wishes.windows, // each sealed pause would take hours
    pace: several ? PACES[wishes.pace] : null,
    visibility: wishes.visibility,
    // Bots alone are there to be watched; one person among them waits less when nobody watches
    spectators: several ? wishes.spectators : persons(wishes) === 0,
    rated: wishes.rated && expectsOthers(wishes),
    substitute: "medium",
  };
}

/** The seats that are taken from this device, with the names to sit down with. */
export function sitters(wishes: Wishes, name: string): { seat: number; name: string }[] {
  return seatsOf(wishes).flatMap((wish, seat) => {
    if (wish.who === "me") return [{ seat, name }];
    return wish.who === "here" ? [{ seat, name: wish.name.trim() }] : [];
  });
}

/** What keeps a table from being opened as it is wished; the key of a text, or nothing. */
export function problem(wishes: Wishes): "no_name" | "twice" | null {
  const seats = seatsOf(wishes);
  if (seats.some(({ who, name }) => (who === "here" || who === "named") && name.trim().length < 2))
    return "no_name";
  return seats.filter(({ who }) => who === "me").length > 1 ? "twice" : null;
}

/** Wishes as they were kept, whatever has become of them since. */
export function remembered(text: string | null): Wishes {
  try {
    const kept = JSON.parse(text ?? "") as Partial<Wishes>;
    const known: readonly string[] = ["me", "here", "open", "named", ...LEVELS];
    const whole = kept.seats?.length === 4 && kept.seats.every(({ who }) => known.includes(who));
    return {
      ...USUAL,
      ...kept,
      seats: structuredClone(whole && kept.seats ? kept.seats : USUAL.seats),
      pace: kept.pace && kept.pace in PACES ? kept.pace : USUAL.pace,
    };
  } catch {
    return structuredClone(USUAL);
  }
}
