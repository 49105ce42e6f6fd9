/** What the map shows of a question: where it can be touched, and what was laid so far. */
import type { Option, Seat } from "../wire/view";
import { SEATS } from "../wire/table.svelte";
import type { Asking } from "./asking.svelte";

export interface Target {
  kind: "territory" | "site";
  keys: Option[];
  chosen?: boolean;
  label?: string;
}

export interface Arrow {
  from: string | null;
  to: string;
  count: number;
  seat: Seat;
  key: string;
}

export function targetsOf(asking: Asking): Map<string, Target> {
  const { block, offers, legs, named } = asking;
  const found = new Map<string, Target>();
  for (const [place, key] of offers.lands) {
    if (block && !legs[place] && asking.left(place) < 1) continue;
    found.set(place, { kind: "territory", keys: [key], chosen: Boolean(legs[place]) });
  }
  for (const [site, key] of offers.sites) found.set(site, { kind: "site", keys: [key] });
  if (!asking.asked)
    for (const place of named)
      if (!found.has(place)) found.set(place, { kind: "territory", keys: [], chosen: true });
  return found;
}

export function arrowsOf(asking: Asking): Arrow[] {
  const seat = SEATS[asking.table.seat ?? 0] ?? "A";
  return asking.moves.map((move) => ({ ...move, seat }));
}
