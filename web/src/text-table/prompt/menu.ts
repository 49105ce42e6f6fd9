/** Menu: what can be chosen now, with the number and the names of each (as ardri.cli.terminal.menu). */
import { SEATS } from "../../box/catalogue";
import { isReaction, placeOf, valueOf, verbOf } from "../../question/keys";
import { optionsOf } from "../../question/plans";
import type { Question } from "../../server/messages";
import type { Option } from "../../server/view";
import type { Play } from "../../table/play.svelte";
import type { Sites, Speech } from "../../texts/speech";
import { say } from "../../texts/texts.svelte";
import type { Numbered } from "./plan-line";

/** What a player can do beside choosing options; the keys of a menu that are none of the game. */
export const ACTIONS = {
  confirm: "web_table-confirm",
  back: "web_table-back",
  not_again: "web_table-not_again",
  change: "web_table-draft_change",
  return: "web_table-return",
} as const;
export type Action = keyof typeof ACTIONS;

const DO = "do:";
export const actionOf = (key: string): Action | null =>
  key.startsWith(DO) ? (key.slice(DO.length) as Action) : null;

/** The keys of the menu: options of the question, then actions. */
export function menuKeys({ table, asking, drafting }: Pick<Play, "table" | "asking" | "drafting">): string[] {
  if (isAway(table)) return actions("return");
  if (drafting.question)
    return drafting.done ? actions("change") : drafting.cards.map((card) => `keep:${card}`);
  const { put, asked } = asking;
  if (!put) return [];
  const found = asked ? optionsOf(asked) : [];
  if (asking.ready) found.push(...actions("confirm"));
  if (asking.begun) found.push(...actions("back"));
  else if (isReaction(put.question)) found.push(...actions("not_again"));
  return found;
}

const actions = (...names: Action[]): string[] => names.map((name) => DO + name);

/** Whether a bot plays for the person at this seat, who may return. */
export function isAway({ parts, seat }: Play["table"]): boolean {
  const sitting = parts?.people[seat ?? -1];
  return parts?.status === "playing" && Boolean(sitting?.away && !sitting.resigned);
}

/** The menu of these keys; a count is its own number, the others follow. */
export function menuOf(
  speech: Speech,
  keys: readonly string[],
  asked: Pick<Question, "question"> | null,
  sites: Sites,
): Numbered[] {
  const numbers = labels(keys);
  return keys.map((key, at) => {
    const action = actionOf(key);
    const shown = action ? say(ACTIONS[action]) : words(speech, key, asked, sites);
    const name = action ? shown : bareName(speech, key, shown);
    const letter = placeOf(key) === "seat" ? [valueOf(key)] : [];
    return {
      key,
      shown,
      name,
      number: numbers[at] ?? at + 1,
      names: [shown, action ?? key, name, ...letter],
    };
  });
}

/** The number to type for each option. */
export function labels(keys: readonly string[]): number[] {
  const count = (key: string) => (verbOf(key) === "count" ? Number(valueOf(key)) : null);
  let after = Math.max(0, ...keys.map((key) => count(key) ?? 0));
  return keys.map((key) => count(key) ?? ++after);
}

/** The text of an option; a count includes its noun. */
function words(speech: Speech, key: Option, asked: Pick<Question, "question"> | null, sites: Sites): string {
  if (verbOf(key) === "count")
    return speech.count(asked?.question === "count_cards" ? "card" : "clan", Number(valueOf(key)));
  return speech.optionOnMap(key, sites);
}

/** The name of the card, the territory or the player that an option is about. */
function bareName(speech: Speech, key: Option, shown: string): string {
  const value = valueOf(key);
  switch (placeOf(key)) {
    case "card":
      return speech.card(value);
    case "land":
    case "tile":
      return speech.tile(value);
    case "seat":
      return speech.seat(SEATS.find((seat) => seat === value) ?? value);
    default:
      return shown;
  }
}
