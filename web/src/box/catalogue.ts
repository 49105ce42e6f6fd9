/**
 * The box: seats, cards, territories and numbers (generated from the rules by tools/catalogue.py).
 *
 * The cards and territories of the base game are shipped; those of another edition are learned from the server
 * (editions.svelte.ts) before a table that is played with it is shown.
 */
import type { Card, Decision, Seat, Tile } from "../server/view";
import box from "./catalogue.json";

export type Deck = "action" | "advantage" | "epic";
export type Sign = "season" | "triskel";
export type Effect = "recruit" | "move" | "build" | "clash";
export type Moment = Decision["question"] | "own_turn" | "any_time";

/** What an option is about, by its verb. */
export type OptionKind = "seat" | "tile" | "count" | "card" | "site" | "word";

/** A card: the sign and the moment of each of its uses, in the order of its text. */
interface CardFacts {
  deck: Deck;
  uses: { sign: Sign; moment: Moment }[];
  icons: Effect[];
  players: number; // in the deck with so many or more
  scene: boolean; // its emblem has a background of its own
  module?: string; // that brought it
  readings?: string[]; // the rulings on what of it is a reading, not a printed text
}

interface TileFacts {
  rule: boolean; // true if it has one of its own, the text `tile-KEY.text`
  module?: string;
  readings?: string[];
}

/** Cards and territories by key, and reaction windows, as in the catalogue of an edition. */
export interface Contents {
  cards: Record<string, CardFacts>;
  tiles: Record<string, TileFacts>;
  windows: string[];
}

export const DECKS: Deck[] = ["action", "advantage", "epic"];
export const SIGNS: Sign[] = ["season", "triskel"];
export const EFFECTS: Effect[] = ["recruit", "move", "build", "clash"];

/** The letters of all seats that there can be, in their order. */
export const SEATS = box.seats as Seat[];
/** The smallest number of players. */
export const LEAST_PLAYERS = box.least;
/** The editions that are shipped, and for how many players they are. */
export const SHIPPED: readonly { name: string; players: number }[] = box.editions;
/** The largest number of players in them. */
export const SHIPPED_PLAYERS = Math.max(...SHIPPED.map(({ players }) => players));

const known = {
  cards: { ...(box.cards as Contents["cards"]) },
  tiles: { ...(box.tiles as Contents["tiles"]) },
  windows: new Set(box.windows),
};

/** The cards and territories of the base game. */
export const CARDS = Object.keys(box.cards) as Card[];
export const TILES = Object.keys(box.tiles) as Tile[];

const learned = new Map<string, { cards: Card[]; tiles: Tile[] }>();

/** The cards of an edition that is known. */
export const cardsIn = (edition: string): Card[] => learned.get(edition)?.cards ?? CARDS;
/** The territories of an edition that is known. */
export const tilesIn = (edition: string): Tile[] => learned.get(edition)?.tiles ?? TILES;

/** Add the cards, territories and windows of another edition. */
export function addContents(edition: string, { cards, tiles, windows }: Contents): void {
  learned.set(edition, { cards: Object.keys(cards) as Card[], tiles: Object.keys(tiles) as Tile[] });
  for (const window of windows) known.windows.add(window);
  // What is shipped is the same in all of them but for marks, which are about the edition and not the card
  known.cards = { ...cards, ...known.cards };
  known.tiles = { ...tiles, ...known.tiles };
}

export function facts(card: Card): CardFacts {
  const found = known.cards[card];
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

export function tileFacts(tile: Tile): TileFacts {
  const found = known.tiles[tile];
  if (!found) throw new Error(`no territory ${tile}`);
  return found;
}

export const isCard = (key: string): key is Card => Object.hasOwn(known.cards, key);
export const isTile = (key: string): key is Tile => Object.hasOwn(known.tiles, key);

/** True if a territory has a rule of its own. */
export const hasRule = (tile: Tile): boolean => known.tiles[tile]?.rule ?? false;

/** True for the reaction windows: questions to several seats at once. */
export const isWindow = (question: string): boolean => known.windows.has(question);

const kinds: Readonly<Record<string, string>> = box.verbs;

/** What options with a verb are about; what is no verb is a word. */
export const kindOf = (verb: string): OptionKind => (kinds[verb] ?? "word") as OptionKind;

/** So much meets a victory condition of the base game. */
export const NEEDED = box.needed;
/** The cards of a packet in the draft of the base game. */
export const PACKET = box.packet;
