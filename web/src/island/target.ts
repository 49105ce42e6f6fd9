import type { Option } from "../server/view";

export type Highlight = "none" | "target" | "best" | "chosen";

/** The highlight of a target. */
export function highlightOf(target: Target | undefined): Highlight {
  if (!target) return "none";
  return target.chosen ? "chosen" : target.best ? "best" : "target";
}

/** A target of the map: a territory or a site that can be picked. */
export interface Target {
  kind: "territory" | "site";
  /** The options that it stands for. */
  keys: Option[];
  chosen?: boolean;
  /** True if a hint recommends it. */
  best?: boolean;
}
