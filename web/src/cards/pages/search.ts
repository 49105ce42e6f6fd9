/** Search for cards and territories by name, text, deck or sign. */
import {
  CARDS,
  DECKS,
  EFFECTS,
  SIGNS,
  TILES,
  facts,
  hasRule,
  type Deck,
  type Effect,
  type Sign,
} from "../../box/catalogue";
import type { Card, Tile } from "../../server/view";

/** A search; an empty field matches everything. */
export interface Wanted {
  text: string;
  deck: Deck | "tiles" | "";
  sign: Sign | "";
  effect: Effect | "";
  /** The module that brings what is looked for; empty for the base game. */
  module: string;
}

type Say = (key: string) => string;
type Names = Partial<Record<string, Record<string, string>>>;

/** A text in lower case without accents, so that nobody has to type them. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/œ/g, "oe")
    .replace(/[’‘']/g, "'");
}

/** True if all words of a search occur in a text, or begin a word of it. */
function has(text: string, looked: string): boolean {
  const folded = withoutAccents(text);
  return withoutAccents(looked)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The cards among these that match; `names` holds their names in all languages. */
export function findCards(
  wanted: Wanted,
  say: Say,
  names: Names = {},
  among: readonly Card[] = CARDS,
): Card[] {
  if (wanted.deck === "tiles") return [];
  return among.filter((card) => {
    const { deck, uses, icons } = facts(card);
    if (wanted.deck && deck !== wanted.deck) return false;
    if (wanted.sign && uses.every(({ sign }) => sign !== wanted.sign)) return false;
    if (wanted.effect && !icons.includes(wanted.effect)) return false;
    const called = Object.values(names[card] ?? {});
    return [say(`card-${card}`), say(`card-${card}.text`), ...called].some((text) => has(text, wanted.text));
  });
}

/** The territories among these that match; they have no deck and no signs. */
export function findTiles(
  wanted: Wanted,
  say: Say,
  names: Names = {},
  among: readonly Tile[] = TILES,
): Tile[] {
  if ((wanted.deck && wanted.deck !== "tiles") || wanted.sign || wanted.effect) return [];
  return among.filter((tile) => {
    const rule = hasRule(tile) ? [say(`tile-${tile}.text`)] : [];
    const called = Object.values(names[tile] ?? {});
    return [say(`tile-${tile}`), ...rule, ...called].some((text) => has(text, wanted.text));
  });
}

/** The search in the query of an address. */
export function wantedBy(query: URLSearchParams): Wanted {
  const one = <T extends string>(name: string, among: readonly T[]): T | "" =>
    among.find((value) => value === query.get(name)) ?? "";
  return {
    text: query.get("q") ?? "",
    deck: one("deck", [...DECKS, "tiles" as const]),
    sign: one("sign", SIGNS),
    effect: one("effect", EFFECTS),
    module: query.get("module") ?? "",
  };
}

const LIST = "/cards";
let last = LIST;

/** The address of a search. */
export function addressOf(wanted: Wanted): string {
  const { text, ...rest } = wanted;
  const asked = Object.entries({ q: text, ...rest }).filter(([, value]) => value);
  const query = new URLSearchParams(asked).toString();
  return (last = query ? `${LIST}?${query}` : LIST);
}

/** The last list that was shown, to go back to. */
export const lastList = (): string => last;
