/**
 * Plans of several moves: clans that go from one territory to several, gather from several in one, or are placed.
 *
 * The game asks for such a plan step by step in the order of the catalogue, so that it has one spelling. People lay it in
 * any order and change it freely: here it is a number for each territory, and only when it is complete it is written down.
 */
import type { Question } from "../wire/messages";
import type { Scene } from "../wire/parts";
import type { Card, Option, Tile } from "../wire/view";
import { valueOf, verbOf } from "./keys";

export interface Block {
  shape: "scatter" | "gather" | "spread";
  verb: "to" | "from" | "territory";
  /** Where the clans leave, or gather; null if they come from the reserve. */
  hub: Tile | null;
  places: Tile[];
  /** How many each place can have or give. */
  room: Partial<Record<Tile, number>>;
  /** How many in all. */
  most: number;
  least: number;
}

/** So many clans for each place, in the order in which they were named. */
export type Legs = Partial<Record<Tile, number>>;

/** What a seat sees when it plans. */
export type Sight = Pick<Scene, "territories" | "seats" | "clash" | "own" | "capital">;

const SCATTERS: Partial<Record<Card, Tile | null>> = { migration: null, plains: "plains" };
const GATHERS: readonly (Card | null)[] = ["conquest", "battle_of_moytura"];
const CAULDRON = 3;

/** The plan that a question begins, after some keys; null if it is a single step. */
export function blockOf(
  asked: Pick<Question, "question" | "card" | "options">,
  staged: readonly Option[],
  sight: Sight,
  seat: number,
): Block | null {
  const places = asked.options.filter((key) => ["to", "from", "territory"].includes(verbOf(key)));
  const lands = places.map((key) => valueOf(key) as Tile);
  const mine = (tile: Tile | null) => clans(sight, tile, seat);
  const card = asked.card as Card | null;
  const end = asked.options.includes("done");
  if (asked.question === "withdraw_to" && sight.clash) {
    const hub = sight.clash.territory;
    const most = mine(hub) - (sight.clash.sheltered[seat] ?? 0);
    return { shape: "scatter", verb: "to", hub, places: lands, room: even(lands, most), most, least: 1 };
  }
  if (asked.question === "to" && card && card in SCATTERS) {
    const hub = SCATTERS[card] ?? named(staged, "from") ?? only(sight, seat);
    const most = mine(hub);
    return { shape: "scatter", verb: "to", hub, places: lands, room: even(lands, most), most, least: 1 };
  }
  if (asked.question === "from" && GATHERS.includes(card) && (card !== "conquest" || staged.length > 1)) {
    const hub = named(staged, "territory") ?? sight.clash?.territory ?? null;
    const room = Object.fromEntries(lands.map((tile) => [tile, mine(tile)])) as Block["room"];
    return { shape: "gather", verb: "from", hub, places: lands, room, most: sum(room), least: 1 };
  }
  if (asked.question === "spread" || asked.question === "exile" || asked.question === "cauldron") {
    const most = total(asked.question, card, sight, seat);
    const room = Object.fromEntries(
      lands.map((tile) => [tile, capacity(asked.question, card, tile, sight, most)]),
    ) as Block["room"];
    const possible = Math.min(most, sum(room));
    return {
      shape: "spread",
      verb: "territory",
      hub: null,
      places: lands,
      room,
      most: possible,
      least: end ? 0 : possible,
    };
  }
  return null;
}

function total(question: string, card: Card | null, sight: Sight, seat: number): number {
  if (question === "cauldron") return Math.min(CAULDRON, sight.clash?.cauldron?.clans.length ?? 0);
  const reserve = sight.seats[seat]?.reserve ?? 0;
  if (question === "exile") return Math.min(2, reserve);
  const limits: Partial<Record<Card, number>> = {
    new_clans: 2,
    children_of_dana: 1,
    eriu: 3,
    dagdas_harp: Math.min(3, (sight.seats[seat]?.epics ?? 0) - (holds(sight, "dagdas_harp") ? 1 : 0)),
  };
  return Math.min(reserve, (card && limits[card]) ?? reserve);
}

function capacity(question: string, card: Card | null, tile: Tile, sight: Sight, most: number): number {
  const land = sight.territories.find((each) => each.name === tile);
  if (question === "cauldron")
    return sight.clash?.cauldron?.clans.filter((each) => each === tile).length ?? 0;
  if (card === "eriu") return 1;
  if (card === "craftsmen_peasants") return (land?.citadels ?? 0) + (sight.capital === tile ? 1 : 0);
  if (card === "nuada_silverhand") return (land?.clans.filter((count) => count > 0).length ?? 1) - 1;
  return most;
}

/** How many more clans a place can have. */
export function left(block: Block, legs: Legs, place: Tile): number {
  return Math.min((block.room[place] ?? 0) - (legs[place] ?? 0), block.most - sum(legs));
}

/** The plan with so many clans at a place: none takes it out, too many are as many as can be. */
export function withLeg(block: Block, legs: Legs, place: Tile, count: number): Legs {
  const { [place]: had = 0, ...rest } = legs;
  const kept = Math.min(count, had + left(block, legs, place));
  if (kept <= 0) return rest;
  return place in legs ? { ...legs, [place]: kept } : { ...rest, [place]: kept };
}

export function isComplete(block: Block, legs: Legs): boolean {
  return sum(legs) >= block.least;
}

export function sum(legs: Legs): number {
  return Object.values(legs).reduce((all, count) => all + count, 0);
}

/** What is asked after some keys; null where the list has to end. */
export type Ask = (keys: Option[]) => Promise<Question | null>;

/**
 * Write a plan down after the keys before it, by asking what comes next: a question with one answer is not asked, so it must
 * not be answered. `asked` is the question that begins the plan.
 */
export async function written(
  block: Block,
  legs: Legs,
  before: readonly Option[],
  asked: Question,
  ask: Ask,
): Promise<{ keys: Option[]; next: Question | null }> {
  const keys = [...before];
  let next: Question | null = asked;
  const say = async (key: Option, question = asked.question) => {
    if (next?.question !== question || !next.options.includes(key)) return;
    keys.push(key);
    next = await ask(keys);
  };
  const counting = asked.question === "withdraw_to" ? "withdraw_count" : "count";
  for (const place of Object.keys(legs).sort() as Tile[]) {
    const count = legs[place] ?? 0;
    if (block.shape === "spread") for (let at = 0; at < count; at++) await say(`territory:${place}`);
    else {
      await say(`${block.verb}:${place}`);
      await say(`count:${count}`, counting);
    }
  }
  await say("done");
  return { keys, next };
}

function clans(sight: Sight, tile: Tile | null, seat: number): number {
  return sight.territories.find((each) => each.name === tile)?.clans[seat] ?? 0;
}

/** The only territory of a seat: where there is no choice, none was asked for. */
function only(sight: Sight, seat: number): Tile | null {
  return sight.territories.find((each) => each.clans[seat])?.name ?? null;
}

function named(staged: readonly Option[], verb: string): Tile | null {
  const key = staged.findLast((each) => verbOf(each) === verb);
  return key ? (valueOf(key) as Tile) : null;
}

function holds(sight: Sight, card: Card): boolean {
  return sight.own?.hand.includes(card) ?? false;
}

function even(places: Tile[], count: number): Block["room"] {
  return Object.fromEntries(places.map((tile) => [tile, count]));
}
