/** The options of a question, by where they are shown. */
import type { Card, Option, Tile } from "../server/view";
import { placeOf, valueOf } from "./keys";

export interface Offers {
  /** Cards of the own hand. */
  hand: Map<Card, Option>;
  /** Cards that lie elsewhere: drawn, discarded, or any. */
  cards: Option[];
  lands: Map<Tile, Option>;
  sites: Map<string, Option>;
  tiles: Option[];
  seats: Option[];
  counts: Option[];
  words: Option[];
}

export const NOTHING: Offers = offersOf([], []);

/** What is found, and of more offers those that lie where neither it nor the open question has any. */
export function besides(found: Offers, more: Offers, asked: Offers): Offers {
  const map = asked.lands.size + asked.sites.size + found.lands.size + found.sites.size;
  return {
    ...NOTHING,
    hand: asked.hand.size || found.hand.size ? found.hand : more.hand,
    lands: map ? found.lands : more.lands,
    sites: map ? found.sites : more.sites,
    seats: asked.seats.length || found.seats.length ? found.seats : more.seats,
    counts: asked.counts.length || found.counts.length ? found.counts : more.counts,
  };
}

export function offersOf(options: readonly Option[], hand: readonly Card[]): Offers {
  const offers: Offers = {
    hand: new Map(),
    cards: [],
    lands: new Map(),
    sites: new Map(),
    tiles: [],
    seats: [],
    counts: [],
    words: [],
  };
  for (const key of options) {
    const value = valueOf(key);
    switch (placeOf(key)) {
      case "card":
        if (hand.includes(value as Card)) offers.hand.set(value as Card, key);
        else offers.cards.push(key);
        break;
      case "land":
        offers.lands.set(value as Tile, key);
        break;
      case "site":
        offers.sites.set(value, key);
        break;
      case "tile":
        offers.tiles.push(key);
        break;
      case "seat":
        offers.seats.push(key);
        break;
      case "count":
        offers.counts.push(key);
        break;
      default:
        offers.words.push(key);
    }
  }
  return offers;
}
