/** The box: seats, cards, territories and numbers (generated from the rules by tools/catalogue.py). */
import type { Card, Decision, Seat, Tile } from "../server/view";
import box from "./catalogue.json";

export type Deck = "action" | "advantage" | "epic";
export type Sign = "season" | "triskel";
export type Effect = "recruit" | "move" | "build" | "clash";
export type Moment = Decision["question"] | "own_turn" | "any_time";

/** A card: the sign and the moment of each of its uses, in the order of its text. */
interface CardFacts {
  deck: Deck;
  uses: { sign: Sign; moment: Moment }[];
  icons: Effect[];
  four: boolean; // used with four players only
  scene: boolean; // its emblem has a background of its own
}

export const DECKS: Deck[] = ["action", "advantage", "epic"];
export const SIGNS: Sign[] = ["season", "triskel"];
export const EFFECTS: Effect[] = ["recruit", "move", "build", "clash"];

const cards = box.cards as Record<Card, CardFacts>;
const tiles = box.tiles as Record<Tile, { rule: boolean }>;

/** The letters of the seats, and the numbers of players that a game may have. */
export const SEATS = box.seats as Seat[];
export const PLAYERS = box.players;

export const CARDS = Object.keys(cards) as Card[];
export const TILES = Object.keys(tiles) as Tile[];

export const facts = (card: Card): CardFacts => cards[card];
export const isCard = (key: string): key is Card => Object.hasOwn(cards, key);
export const isTile = (key: string): key is Tile => Object.hasOwn(tiles, key);

/** The reaction windows: questions to several seats at once. */
export const WINDOWS: ReadonlySet<string> = new Set(box.windows);

/** The numbers of buildings, and the number that meets a victory condition. */
export const COUNTS = box.counts;

/** True if a territory has a rule of its own, the text `tile-KEY.text`. */
export const hasRule = (tile: Tile): boolean => tiles[tile].rule;
