/** Explanations, the answers to `?`: of cards, territories and chapters of the rules by name (as ardri.cli.terminal.explain). */
import { cardsIn, facts, hasRule, tilesIn } from "../../box/catalogue";
import { SUBJECTS, titleKey } from "../../rules/subjects";
import type { Scene } from "../../server/parts";
import type { Card, Tile } from "../../server/view";
import { modulesIn } from "../../box/offer";
import { texts } from "../../texts/texts.svelte";
import { inARow, type Speech } from "../../texts/speech";
import { matches, nearMisses, type Choice } from "./choice-matching";
import { islandLines, markerLines } from "../table-lines";

/** The reason why a card cannot be played now; empty if it can, or is not the player's. */
export type WhyNot = (card: Card) => Promise<string>;

const SHOWN = 40; // letters of what was typed, in an answer

export const shortened = (typed: string): string =>
  typed.length > SHOWN ? `${typed.slice(0, SHOWN)}…` : typed;

/** A card: its deck, its uses, and why it cannot be played now. */
export async function aboutCard(speech: Speech, card: Card, whyNot: WhyNot): Promise<string[]> {
  const deck = speech.say(`deck-${facts(card).deck}`);
  const lines = [
    speech.say("play-card", { card: speech.card(card), deck }),
    ...speech.cardText(card).split("\n"),
  ];
  const reason = await whyNot(card);
  return reason ? [...lines, speech.say("play-why_not", { reason })] : lines;
}

/** A territory: what stands there if it is in play, and its own rule. */
export function aboutTile(speech: Speech, tile: Tile, scene: Scene): string[] {
  const at = scene.territories.findIndex(({ name }) => name === tile);
  const here = at < 0 ? speech.tile(tile) : (islandLines(speech, scene)[at] ?? "");
  return hasRule(tile) ? [here, speech.say(`tile-${tile}.text`)] : [here];
}

/** Whatever has this name; similar names if nothing has. */
export async function about(
  speech: Speech,
  wanted: string,
  scene: Scene,
  whyNot: WhyNot,
  among: readonly Choice[] = subjects(speech, scene),
): Promise<string[]> {
  const found = matches(wanted, among);
  if (!found.length) {
    const unknown = speech.say("play-unexplained", { answer: shortened(wanted) });
    const near = nearMisses(wanted, among).map(({ shown }) => shown);
    return near.length ? [unknown, speech.say("play-near", { list: inARow(near) })] : [unknown];
  }
  const names = [...new Set(found.map(({ shown }) => shown))];
  if (names.length > 1)
    return [speech.say("play-several", { answer: shortened(wanted), list: inARow(names) })];
  const told = found.map(({ key }) => explain(speech, key, scene, whyNot));
  return (await Promise.all(told)).flat();
}

/** The cards as choices. */
export function cardChoices(speech: Speech, edition: string): Choice[] {
  return cardsIn(edition).map((key) => ({
    key: `card:${key}`,
    shown: speech.card(key),
    names: [speech.card(key), key],
  }));
}

function subjects(speech: Speech, scene: Scene): Choice[] {
  const tiles = tilesIn(scene.edition).map((key) => ({
    key: `tile:${key}`,
    shown: speech.tile(key),
    names: [speech.tile(key), key],
  }));
  const chapters = SUBJECTS.map((key) => {
    const title = speech.say(titleKey(key));
    return { key: `rules:${titleKey(key)}`, shown: title, names: [title, key] };
  });
  const markers = scene.markers.map(({ name }) => {
    const shown = speech.say(`marker-${name}`);
    return { key: `marker:${name}`, shown, names: [shown, name] };
  });
  const modules = modulesIn(scene.edition)
    .filter((name) => texts.has(titleKey(name)))
    .map((name) => {
      const shown = speech.say(titleKey(name));
      return { key: `rules:${titleKey(name)}`, shown, names: [shown, name] };
    });
  return [...cardChoices(speech, scene.edition), ...tiles, ...chapters, ...modules, ...markers];
}

async function explain(speech: Speech, key: string, scene: Scene, whyNot: WhyNot): Promise<string[]> {
  const [kind, value = ""] = key.split(":");
  if (kind === "card") return aboutCard(speech, value as Card, whyNot);
  if (kind === "tile") return aboutTile(speech, value as Tile, scene);
  if (kind === "marker") {
    const marker = scene.markers.filter(({ name }) => name === value);
    const text = `marker-${value}.text`;
    return [...markerLines(speech, { markers: marker }), ...(texts.has(text) ? [speech.say(text)] : [])];
  }
  return [speech.say(value), ...speech.say(`${value}.text`).split("\n")];
}
