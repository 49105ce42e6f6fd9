import type { Option } from "../wire/view";

/** What may be chosen on the map, by the name of a territory or the text of a site. */
export interface Target {
  kind: "territory" | "site";
  /** The options that it stands for. */
  keys: Option[];
  chosen?: boolean;
  label?: string;
}
