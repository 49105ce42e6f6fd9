/** What the map shows of things to come. */
import type { Seat } from "../server/view";
import type { Arrow } from "./arrows/arrows";

/** Clans that would come and go, and buildings. */
export interface Ghosts {
  arrows: Arrow[];
  /** The buildings to come, by territory. */
  buildings: ReadonlyMap<string, readonly string[]>;
  losses: { seat: Seat; territory: string; count: number }[];
}

export const NO_GHOSTS: Ghosts = { arrows: [], buildings: new Map(), losses: [] };
