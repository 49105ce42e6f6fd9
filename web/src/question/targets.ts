/** What the map shows of a question: where it can be touched, and what was planned so far. */
import type { Arrow } from "../island/arrows/arrows";
import type { Target } from "../island/target";
import type { Option } from "../server/view";
import { SEATS } from "../box/catalogue";
import type { Asking } from "./asking.svelte";

type Planned = Pick<Asking, "asked" | "form" | "offers" | "plan" | "named" | "left">;

/** What can be touched, with the option that a hint is about. */
export function targetsOf(asking: Planned, best: Option = ""): Map<string, Target> {
  const { form, offers, plan, named } = asking;
  const found = new Map<string, Target>();
  for (const [place, key] of offers.lands) {
    const chosen = Boolean(plan[key]);
    if (form && !chosen && asking.left(key) < 1) continue;
    found.set(place, { kind: "territory", keys: [key], chosen, best: key === best && !chosen });
  }
  for (const [site, key] of offers.sites) found.set(site, { kind: "site", keys: [key], best: key === best });
  if (!asking.asked)
    for (const place of named)
      if (!found.has(place)) found.set(place, { kind: "territory", keys: [], chosen: true });
  return found;
}

export function arrowsOf(asking: Asking): Arrow[] {
  const seat = SEATS[asking.table.seat ?? 0] ?? "A";
  return asking.moves.map((move) => ({ ...move, seat }));
}
