/** The open question on the map: where it can be touched, and what was planned so far. */
import type { Arrow } from "../island/arrows/arrows";
import type { Ghosts } from "../island/ghosts";
import type { Target } from "../island/target";
import type { Option } from "../server/view";
import { SEATS } from "../box/catalogue";
import type { Asking } from "./asking.svelte";
import { ghostsOf } from "./outcome";
import { optionsIn } from "./plans";

type Planned = Pick<Asking, "asked" | "form" | "offers" | "others" | "staged" | "plan" | "named" | "left">;

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
  const said = optionsIn(asking.staged);
  for (const [place, key] of asking.others.lands)
    if (!found.has(place))
      found.set(place, { kind: "territory", keys: [key], chosen: named.includes(place) });
  for (const [site, key] of asking.others.sites)
    found.set(site, { kind: "site", keys: [key], chosen: said.includes(key) });
  if (!asking.asked)
    for (const place of named)
      if (!found.has(place)) found.set(place, { kind: "territory", keys: [], chosen: true });
  return found;
}

/** What the map shows of the picks: a plan as it was laid, and what is known to come of the rest. */
export function ghosts(asking: Asking): Ghosts {
  const foreseen = ghostsOf(asking.outcome);
  const seat = SEATS[asking.table.seat ?? 0] ?? "A";
  const laid: Arrow[] = asking.moves.map((move) => ({ ...move, seat }));
  return { ...foreseen, arrows: asking.form || !foreseen.arrows.length ? laid : foreseen.arrows };
}
