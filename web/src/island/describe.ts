/** Text descriptions of territories, for screen readers. */
import { SEATS } from "../box/catalogue";
import { markersAt } from "../box/markers";
import type { Scene } from "../server/parts";
import type { Seat, Territory } from "../server/view";
import type { Say } from "../texts/speech";

export type Names = Partial<Record<Seat, string>>;

/** Describe a territory: clans, buildings, and its neighbours. */
export function describeTerritory(
  say: Say,
  land: Territory,
  scene: Pick<Scene, "capital" | "festival" | "clash" | "markers">,
  names: Names = {},
): string {
  const clash = scene.clash?.territory === land.name ? scene.clash : null;
  const parts: string[] = [];
  land.clans.forEach((count, at) => {
    if (!count) return;
    const seat = SEATS[at]!;
    let clans = say("web_island-clans", { count, seat: names[seat] ?? seat });
    if (land.chieftain === seat) clans = say("web_island-chieftain", { clans });
    const sheltered = clash?.sheltered[at] ?? 0;
    if (sheltered) clans = say("web_island-sheltered", { clans, count: sheltered });
    parts.push(clans);
  });
  if (!parts.length) parts.push(say("web_island-empty"));
  if (land.sanctuaries) parts.push(say("count-sanctuary", { count: land.sanctuaries }));
  if (land.citadels) parts.push(say("count-citadel", { count: land.citadels }));
  if (scene.capital === land.name) parts.push(say("building-capital"));
  if (scene.festival === land.name) parts.push(say("table-festival"));
  for (const marker of markersAt(scene.markers, land.name)) parts.push(say(`marker-${marker}.here`));
  if (clash) parts.push(say("web_island-clash"));
  const told = say("web_island-territory", { name: say(`tile-${land.name}`), what: parts.join(", ") });
  const beside = land.neighbours.map((tile) => say(`tile-${tile}`));
  return beside.length ? `${told}. ${say("web_island-beside", { territories: beside.join(", ") })}` : told;
}
