/** What is in the box: every card and territory (made from the rules by tools/catalogue.py). */
import type { Card, Decision, Tile } from "../server/view";
import box from "./catalogue.json";

export type Deck = "action" | "advantage" | "epic";
export type Sign = "season" | "triskel";
export type Effect = "recruit" | "move" | "build" | "clash";
export type Moment = Decision["question"] | "own_turn" | "any_time";

/** A card: the sign and the moment of each use, in the order of its text. */
export interface CardFacts {
  deck: Deck;
  uses: { sign: Sign; moment: Moment }[];
  icons: Effect[];
  four: boolean; // only four players use it
  scene: boolean; // its emblem has a ground of its own
}

export const DECKS: Deck[] = ["action", "advantage", "epic"];
export const SIGNS: Sign[] = ["season", "triskel"];
export const EFFECTS: Effect[] = ["recruit", "move", "build", "clash"];

const cards = box.cards as Record<Card, CardFacts>;
const tiles = box.tiles as Record<Tile, { rule: boolean }>;

export const CARDS = Object.keys(cards) as Card[];
export const TILES = Object.keys(tiles) as Tile[];

export const facts = (card: Card): CardFacts => cards[card];
export const isCard = (key: string): key is Card => Object.hasOwn(cards, key);
export const isTile = (key: string): key is Tile => Object.hasOwn(tiles, key);

/** The moments at which others may react: questions to several seats at once. */
export const WINDOWS: ReadonlySet<string> = new Set(box.windows);

/** How many buildings there are, and how much of one condition wins. */
export const COUNTS = box.counts;

/** Whether a territory has a rule of its own, the text `tile-KEY.text`. */
export const hasRule = (tile: Tile): boolean => tiles[tile].rule;
