/** What an option is about, by its key (docs/options.md). */
import { WINDOWS } from "../box/catalogue";
import type { Option } from "../server/view";

/** Where an option is shown: on a card, on the map, or as a button. */
export type Place = "card" | "land" | "site" | "tile" | "seat" | "count" | "word";

const PLACES: Record<string, Place> = {
  card: "card",
  keep: "card",
  discard: "card",
  take: "card",
  give: "card",
  hand_on: "card",
  aside: "card",
  territory: "land",
  from: "land",
  to: "land",
  site: "site",
  tile: "tile",
  seat: "seat",
  attack: "seat",
  replace: "seat",
  count: "count",
};

export const verbOf = (key: Option): string => key.split(":", 1)[0] ?? "";
export const valueOf = (key: Option): string => key.slice(verbOf(key).length + 1);
export const placeOf = (key: Option): Place => PLACES[verbOf(key)] ?? "word";

/** A question to several seats at once, which cannot be tried out: an answer to it is all there is. */
export const isReaction = (question: string): boolean => WINDOWS.has(question);
export const isDraft = (question: string): boolean => question.startsWith("draft_");
