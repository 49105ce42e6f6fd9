import type { Option } from "../server/view";

export type Highlight = "none" | "target" | "best" | "chosen";

/** How a place is lit. */
export function highlightOf(target: Target | undefined): Highlight {
  if (!target) return "none";
  return target.chosen ? "chosen" : target.best ? "best" : "target";
}

/** What may be chosen on the map, by the name of a territory or the text of a site. */
export interface Target {
  kind: "territory" | "site";
  /** The options that it stands for. */
  keys: Option[];
  chosen?: boolean;
  /** Whether a hint is about it. */
  best?: boolean;
}
