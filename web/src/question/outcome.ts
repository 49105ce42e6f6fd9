/** The outcome of the picks, by the server's preview: as sentences, and as marks on the map. */
import { SEATS } from "../box/catalogue";
import type { Arrow } from "../island/arrows/arrows";
import { type Ghosts, NO_GHOSTS } from "../island/ghosts";
import type { Outcome } from "../server/messages";
import type { GameEvent, Scene } from "../server/parts";
import type { Seat } from "../server/view";
import { inARow, type Speech } from "../texts/speech";
import { story } from "../texts/story";

// Told by the question itself, or by sentences of their own
const UNTOLD = ["play", "declare", "turn", "pass", "clash"];
const ON_ARROWS = ["move", "place"];

const isTold = (event: GameEvent) =>
  !UNTOLD.includes(event.kind) && event["to"] !== "in_play" && event["from"] !== "in_play";

/** The consequences as sentences; of a plan, without the clans that its arrows show. */
export function consequences(
  outcome: Outcome,
  scene: Pick<Scene, "territories">,
  speech: Speech,
  you: Seat | null,
  planning: boolean,
): string[] {
  const events = outcome.events as GameEvent[];
  const told = events.filter((event) => isTold(event) && !(planning && ON_ARROWS.includes(event.kind)));
  const lines = story(speech, told).map((line) => line.parts.map(({ text }) => text).join(""));
  return [
    ...lines,
    ...leftBehind(outcome, speech, you),
    ...chieftains(outcome, scene, speech, you),
    ...clashes(outcome, scene, speech, you),
  ];
}

/** The clans that stay where others leave. */
function leftBehind({ events, lands }: Outcome, speech: Speech, you: Seat | null): string[] {
  const origins = new Set(
    events.filter(({ kind, seat }) => kind === "move" && seat === you).map(({ from }) => from),
  );
  return lands.flatMap(({ territory, clans }) => {
    if (!you || !origins.has(territory)) return [];
    const count = clans[SEATS.indexOf(you)] ?? 0;
    return [speech.say("web_table-outcome_left", { territory: speech.tile(territory), count })];
  });
}

/** The territories that get another chieftain. */
function chieftains(
  { lands }: Outcome,
  scene: Pick<Scene, "territories">,
  speech: Speech,
  you: Seat | null,
): string[] {
  return lands.flatMap(({ territory, chieftain }) => {
    const before = scene.territories.find(({ name }) => name === territory)?.chieftain ?? null;
    if (before === chieftain) return [];
    const name = speech.tile(territory);
    if (chieftain && chieftain === you) return [speech.say("web_table-outcome_lead", { territory: name })];
    const lost = you && before === you ? [speech.say("web_table-outcome_lose", { territory: name })] : [];
    if (!chieftain) return lost;
    return [
      ...lost,
      speech.say("web_table-outcome_other", { seat: speech.seat(chieftain), territory: name }),
    ];
  });
}

/** The clashes that begin, and against whom. */
function clashes(
  { events, lands }: Outcome,
  scene: Pick<Scene, "territories">,
  speech: Speech,
  you: Seat | null,
): string[] {
  return events.flatMap((event) => {
    if (event["kind"] !== "clash") return [];
    const territory = String(event["territory"]);
    const clans =
      lands.find((land) => land.territory === territory)?.clans ??
      scene.territories.find(({ name }) => name === territory)?.clans ??
      [];
    const others = SEATS.filter((seat, at) => clans[at] && seat !== you);
    const seats = inARow(others.map((seat) => speech.seat(seat)));
    return [speech.say("web_table-outcome_clash", { territory: speech.tile(territory), seats })];
  });
}

/** The marks on the map. */
export function ghostsOf(outcome: Pick<Outcome, "events"> | null): Ghosts {
  if (!outcome) return NO_GHOSTS;
  const arrows: Arrow[] = [];
  const buildings = new Map<string, string[]>();
  const losses: Ghosts["losses"] = [];
  const come = (seat: Seat, from: string | null, to: string, count: number) => {
    const known = arrows.find((arrow) => arrow.seat === seat && arrow.from === from && arrow.to === to);
    if (known) known.count += count;
    else arrows.push({ seat, from, to, count, key: `${seat} ${from ?? ""} ${to}` });
  };
  const go = (seat: Seat, territory: string) => {
    const known = losses.find((loss) => loss.seat === seat && loss.territory === territory);
    if (known) known.count += 1;
    else losses.push({ seat, territory, count: 1 });
  };
  for (const event of outcome.events) {
    const seat = event["seat"] as Seat;
    const territory = String(event["territory"]);
    const count = Number(event["count"] ?? 1);
    switch (event["kind"]) {
      case "move":
        come(seat, String(event["from"]), String(event["to"]), count);
        break;
      case "place":
        come(seat, null, territory, count);
        break;
      case "replace":
        go(event["other"] as Seat, territory);
        come(seat, null, territory, 1);
        break;
      case "remove":
        go(seat, territory);
        break;
      case "build":
        buildings.set(territory, [...(buildings.get(territory) ?? []), String(event["building"])]);
    }
  }
  return { arrows, buildings, losses };
}
