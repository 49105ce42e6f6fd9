/** The form of a new table, and the terms made from it. */
import limits from "../../server/limits.json";
import { withModules, type OfferedEdition, type OfferedModule } from "../../box/offer";
import type { Pace } from "../../server/parts";
import type { Place, Wanted } from "../games/tables";

export const LEVELS = ["easy", "medium", "hard"] as const;
type Level = (typeof LEVELS)[number];

/** Who gets a seat: me, somebody on this device, anybody, somebody by name, or a bot. */
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
  edition: string;
  modules: string[];
  pace: PaceName;
  windows: "sealed" | "open";
  visibility: "public" | "link" | "private";
  spectators: boolean;
  /** No hints, no taking back of whole moves, one seat for each person: the server's term `rated`. */
  strict: boolean;
  /** A bot may play on for somebody who has been gone for long. */
  relief: boolean;
}

/** The ms without a connection after which a bot may play on. */
const ABSENCE = 10 * 60_000;

export const USUAL: Wishes = {
  seats: [
    { who: "me", name: "" },
    { who: "open", name: "" },
    { who: "medium", name: "" },
    { who: "easy", name: "" },
    { who: "easy", name: "" },
  ],
  players: 3,
  edition: "base",
  modules: [],
  pace: "none",
  windows: "sealed",
  visibility: "link",
  spectators: true,
  strict: false,
  relief: true,
};

/** The first game: the discovery set-up with two bots. */
export const PLAY_NOW: Wishes = {
  ...USUAL,
  seats: [
    { who: "me", name: "" },
    { who: "easy", name: "" },
    { who: "medium", name: "" },
  ],
  edition: "discovery",
  spectators: false,
};

export const isLevel = (who: Who): who is Level => LEVELS.some((level) => level === who);

/** The seat of the visitor; -1 if they have none. */
export const mySeat = (wishes: Wishes): number => seatsOf(wishes).findIndex(({ who }) => who === "me");

/** The seats after the visitor has chosen one: whoever was to have it gets the visitor's. */
export function sittingAt(wishes: Wishes, seat: number): SeatWish[] {
  const before = mySeat(wishes);
  const seats = [...wishes.seats];
  const me = seats[before] ?? { who: "me", name: "" };
  if (before >= 0) seats[before] = seats[seat]!;
  seats[seat] = me;
  return seats;
}

/** The seats in use. */
const seatsOf = (wishes: Wishes): SeatWish[] => wishes.seats.slice(0, wishes.players);

const persons = (wishes: Wishes): number => seatsOf(wishes).filter(({ who }) => !isLevel(who)).length;

/** True if more than one person may play; otherwise clocks and privacy make no sense. */
export const withOthers = (wishes: Wishes): boolean => persons(wishes) > 1;

/** True if somebody has to join before the game can begin. */
export function expectsOthers(wishes: Wishes): boolean {
  return seatsOf(wishes).some(({ who }) => who === "open" || who === "named");
}

function place({ who, name }: SeatWish): Place {
  if (who === "named") return { for: "named", name: name.trim() };
  return isLevel(who) ? { for: "bot", level: who } : { for: "anyone" };
}

/** The terms for the server. */
export function wantedBy(wishes: Wishes): Wanted {
  const several = withOthers(wishes);
  const slow = several && wishes.pace === "slow";
  return {
    seats: seatsOf(wishes).map(place),
    edition: withModules(wishes.edition, wishes.modules),
    windows: slow ? "open" : wishes.windows, // each sealed pause would take hours
    pace: several ? PACES[wishes.pace] : null,
    visibility: wishes.visibility,
    // Games of bots alone are there to be watched; a single person waits less without spectators
    spectators: several ? wishes.spectators : persons(wishes) === 0,
    rated: wishes.strict && expectsOthers(wishes),
    substitute: "medium",
    absence: wishes.relief && several && wishes.pace === "none" ? ABSENCE : 0,
  };
}

/** The seats taken on this device, with their names. */
export function sitters(wishes: Wishes, name: string): { seat: number; name: string }[] {
  return seatsOf(wishes).flatMap((wish, seat) => {
    if (wish.who === "me") return [{ seat, name }];
    return wish.who === "here" ? [{ seat, name: wish.name.trim() }] : [];
  });
}

/** The reason why a table cannot be opened as it is, as a text key, or null. */
export function problem(wishes: Wishes): "no_name" | "twice" | null {
  const seats = seatsOf(wishes);
  if (
    seats.some(
      ({ who, name }) => (who === "here" || who === "named") && name.trim().length < limits.name.least,
    )
  )
    return "no_name";
  return seats.filter(({ who }) => who === "me").length > 1 ? "twice" : null;
}

/** The largest number of players of an edition, with those modules that have more seats. */
export const seatsWith = (edition: OfferedEdition, modules: readonly OfferedModule[]): number =>
  Math.max(edition.players, ...modules.map(({ players }) => players));

/** The modules that an edition can be played with: those for more seats only if it has fewer. */
export function modulesFor(edition: OfferedEdition, modules: readonly OfferedModule[]): OfferedModule[] {
  const idle = (module: OfferedModule): boolean =>
    (module.players > 0 && module.players <= edition.players) ||
    modules.some((other) => module.needs.includes(other.name) && idle(other));
  return modules.filter((module) => !idle(module));
}

/** True if a module is there for its seats: it comes with them, and is nobody's choice. */
export const bringsSeats = (module: OfferedModule, edition: OfferedEdition): boolean =>
  module.players > edition.players;

/** True if a module is of no use with so many players: it needs one that comes with more seats. */
export const needsSeats = (
  module: OfferedModule,
  edition: OfferedEdition,
  players: number,
  modules: readonly OfferedModule[],
): boolean =>
  players <= edition.players &&
  modules.some((other) => module.needs.includes(other.name) && bringsSeats(other, edition));

/**
 * Wishes for an edition and what is offered beside it: with no more players than there can be seats, with the
 * modules that the chosen ones need, and with one that has the seats that the edition lacks.
 */
export function fitted(wishes: Wishes, edition: OfferedEdition, offered: readonly OfferedModule[]): Wishes {
  const modules = modulesFor(edition, offered);
  const players = Math.min(wishes.players, seatsWith(edition, modules));
  const seats = modules.find((module) => bringsSeats(module, edition) && module.players >= players);
  const wanted = modules.filter(
    (module) =>
      wishes.modules.includes(module.name) &&
      !bringsSeats(module, edition) &&
      !needsSeats(module, edition, players, modules),
  );
  if (seats && players > edition.players) wanted.push(seats);
  const needed = new Set<string>();
  const take = (module: OfferedModule): void => {
    needed.add(module.name);
    for (const other of modules) if (module.needs.includes(other.name)) take(other);
  };
  wanted.forEach(take);
  const chosen = modules.filter(({ name }) => needed.has(name)).map(({ name }) => name);
  return { ...wishes, edition: edition.name, players, modules: chosen };
}

/** The chosen modules after one is switched on, or off with those that need it. */
export function switched(
  chosen: readonly string[],
  name: string,
  on: boolean,
  modules: readonly OfferedModule[],
): string[] {
  if (on) return [...chosen, name];
  const left = chosen.filter((each) => each !== name);
  const orphan = modules.find((module) => left.includes(module.name) && module.needs.includes(name));
  return orphan ? switched(left, orphan.name, false, modules) : left;
}

/** Read saved wishes, whatever version wrote them. */
export function remembered(text: string | null): Wishes {
  try {
    const kept = JSON.parse(text ?? "") as Partial<Wishes>;
    const known: readonly string[] = ["me", "here", "open", "named", ...LEVELS];
    const whole = kept.seats?.every(({ who }) => known.includes(who)) ?? false;
    const seats = USUAL.seats.map((usual, seat) => (whole && kept.seats?.[seat]) || usual);
    return {
      ...USUAL,
      ...kept,
      seats: structuredClone(seats),
      modules: kept.modules?.filter((module) => typeof module === "string") ?? [],
      pace: kept.pace && kept.pace in PACES ? kept.pace : USUAL.pace,
    };
  } catch {
    return structuredClone(USUAL);
  }
}
