/** The subject of an option, by its key (docs/options.md). */
import { isWindow, kindOf } from "../box/catalogue";
import type { Option } from "../server/view";

/** Where an option is shown: on a card, on the map, or as a button. */
export type Place = "card" | "land" | "site" | "tile" | "seat" | "count" | "word";

export const verbOf = (key: Option): string => key.split(":", 1)[0] ?? "";
export const valueOf = (key: Option): string => key.slice(verbOf(key).length + 1);

/** Territories are on the island, but for those that are still to be laid: `tile`. */
export function placeOf(key: Option): Place {
  const verb = verbOf(key);
  const kind = kindOf(verb);
  return kind === "tile" && verb !== "tile" ? "land" : kind;
}

/** A question to several seats at once, which cannot be tried out: an answer to it is all there is. */
export const isReaction = (question: string): boolean => isWindow(question);
export const isDraft = (question: string): boolean => question.startsWith("draft_");
