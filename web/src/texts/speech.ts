/** Engine things in words: what ardri.texts.speech says, from what a table shows. */
import type { Scene } from "../server/parts";
import { metByName } from "../table/seats/tracks";
import type { Awaited, Clash, Doing, Holdings, Result, Seat, Territory } from "../server/view";
import { mark, type Kind } from "./rich-text";
import { touched } from "./touching-tiles";

type Value = string | number;
export type Fields = Record<string, Value>;
export type Say = (key: string, values?: Fields) => string;

export const SEATS = "ABCD";

const SEAT_OPTIONS = ["seat", "attack", "replace"];
const TERRITORY_OPTIONS = ["territory", "from", "to", "tile"];
const CARD_OPTIONS = ["card", "keep", "discard", "take", "give", "hand_on", "aside"];
const TILE_RULES = ["gates", "mountains", "stone_circle", "swamp"];
const SEAT_FIELDS = ["seat", "target", "instigator", "other", "winner"];
const TILE_FIELDS = ["territory", "tile", "from", "to"];

/** Words about a table whose players have these names. */
export class Speech {
  /** @param marked whether names are marked, so that `parts` finds them (named.ts) */
  constructor(
    readonly say: Say,
    readonly names: readonly string[] = [...SEATS],
    readonly marked = false,
  ) {}

  // Names

  seat(seat: Seat | number | string): string {
    const at = typeof seat === "number" ? seat : SEATS.indexOf(seat);
    return this.#name("seat", SEATS[at] ?? "", this.names[at] ?? SEATS[at] ?? "");
  }

  card(key: string): string {
    return this.#name("card", key, this.say(`card-${key}`));
  }

  tile(key: string): string {
    return this.#name("tile", key, this.say(`tile-${key}`));
  }

  /** Where cards lie, by a name such as `hand:A` or `epic_discard`. */
  zone(name: string): string {
    const [kind, owner] = name.split(":");
    return this.say(`zone-${kind}`, owner ? { seat: this.seat(owner) } : {});
  }

  cards(keys: readonly string[]): string {
    return inARow(keys.map((key) => this.card(key)));
  }

  tiles(keys: readonly string[]): string {
    return inARow(keys.map((key) => this.tile(key)));
  }

  /** A number of things: clans, cards of a deck, Deeds ... (`count-*`). */
  count(thing: string, count: number): string {
    return this.say(`count-${thing}`, { count });
  }

  // Cards and territories explained

  /** What a card does; a line for each of its uses. */
  cardText(key: string): string {
    return this.say(`card-${key}.text`);
  }

  /** A territory's own rule; empty if it has none. */
  tileText(key: string): string {
    return TILE_RULES.includes(key) ? this.say(`tile-${key}.text`) : "";
  }

  // Questions and options

  question(kind: string): string {
    return this.say(`question-${kind}`);
  }

  questionHelp(kind: string): string {
    return this.say(`question-${kind}.help`);
  }

  /** What an option does; a site is told by the territories that it touches. */
  option(key: string, territories?: readonly Territory[]): string {
    const [kind, value] = option(key);
    const text = `option-${kind}`;
    if (SEAT_OPTIONS.includes(kind)) return this.say(text, { seat: this.seat(value) });
    if (TERRITORY_OPTIONS.includes(kind)) return this.say(text, { territory: this.tile(value) });
    if (CARD_OPTIONS.includes(kind)) return this.say(text, { card: this.card(value) });
    if (kind === "count") return this.say(text, { count: Number(value) });
    if (kind === "site") {
      if (!territories) return this.say(`${text}.unseen`, { site: value });
      return this.say(text, { territories: this.tiles(touched(value, territories)), site: value });
    }
    return this.say(text);
  }

  /** An option beside a map, on which places have no numbers. */
  optionOnMap(key: string, territories: readonly Territory[]): string {
    const [kind, value] = option(key);
    if (kind !== "site") return this.option(key, territories);
    return this.say("web_island-beside", { territories: this.tiles(touched(value, territories)) });
  }

  /** What choosing an option means; for a card, what the card does. */
  optionHelp(key: string): string {
    const [kind, value] = option(key);
    const explained = this.say(`option-${kind}.help`);
    return CARD_OPTIONS.includes(kind) ? `${explained}\n${this.cardText(value)}` : explained;
  }

  /** Why a card cannot be played now: the reply to `whynot`. */
  reason(reason: string, params: Fields = {}): string {
    const moments = String(params["moments"] ?? "")
      .split(",")
      .filter(Boolean)
      .map((moment) => this.say(`moment-${moment}`));
    return this.say(`reason-${reason}`, moments.length ? { moments: moments.join(" / ") } : {});
  }

  /** Why a bot thinks well of an option: one of the reasons of a hint. */
  advice(key: string, params: Fields = {}): string {
    const said = Object.entries(params).map(([name, value]) => [
      name,
      name === "track" ? this.say(`track-${value}`) : this.field(name, value),
    ]);
    return this.say(`advice-${key}`, Object.fromEntries(said));
  }

  // The table

  /** The time, as a title. */
  heading(scene: Pick<Scene, "phase" | "round">): string {
    return this.say(`phase-${scene.phase}`, { round: scene.round });
  }

  /** For whom the game waits; empty if for nobody. */
  waiting(awaited: Awaited | null): string {
    if (!awaited) return "";
    const { question, seats } = awaited;
    if (question === "draft" || question === "reactions") return this.say(`waiting-${question}`);
    return seats.length
      ? this.say("waiting-seats", { seats: inARow(seats.map((seat) => this.seat(seat))) })
      : "";
  }

  /** What is unfinished, outermost first: the cards, the clash they caused, the attack in it. */
  situation({ doing, clash, territories }: Pick<Scene, "doing" | "clash" | "territories">): string[] {
    return doing.flatMap((each) => {
      const values = this.#doing(each, clash, territories);
      return values ? [this.say(`doing-${each.kind}`, values)] : [];
    });
  }

  #doing(each: Doing, clash: Clash | null, territories: readonly Territory[]): Fields | null {
    switch (each.kind) {
      case "play":
        return { seat: this.seat(each.seat), card: this.card(each.card) };
      case "clash_course":
        return clash && { territory: this.tile(clash.territory), sides: this.sides(clash, territories) };
      case "attack":
        return clash && { seat: this.seat(clash.active), target: this.seat(clash.target ?? "") };
      case "removal":
        return { seat: this.seat(each.seat), territory: this.tile(each.territory) };
      case "toll":
      case "draw":
        return { seat: this.seat(each.seat) };
      default:
        return null;
    }
  }

  /** The clans of each side in a clash, exposed and sheltered. */
  sides(clash: Clash, territories: readonly Territory[]): string {
    const clans = territories.find((each) => each.name === clash.territory)?.clans ?? [];
    const sides = clans.flatMap((count, seat) => {
      if (!count) return [];
      const sheltered = clash.sheltered[seat] ?? 0;
      const values = { seat: this.seat(seat), exposed: count - sheltered };
      return [
        sheltered ? this.say("side-sheltered", { ...values, sheltered }) : this.say("side-exposed", values),
      ];
    });
    return inARow(sides);
  }

  /** How the game ended, to one of the players or to everybody. */
  result(result: Result, seats: readonly Holdings[], you: Seat | null = null): string {
    const reason = this.say(`won_by-${result.reason}`);
    const { winner } = result;
    if (!winner) return this.say("result-nobody", { reason });
    const holdings = seats.find(({ seat }) => seat === winner);
    const met = holdings ? metByName(holdings.tracks, holdings.deeds) : [];
    const conditions = inARow(met.map((track) => this.say(`track-${track}`)));
    const whose = winner === you ? "you" : "winner";
    const by = result.reason === "resigned" ? "_resigned" : "";
    return this.say(`result-${whose}${by}`, { seat: this.seat(winner), conditions, reason });
  }

  /** The value of a named field, as events and views have them, in words. */
  field(name: string, value: Value): Value {
    if (typeof value === "number") return value;
    if (SEAT_FIELDS.includes(name)) return this.seat(value);
    if (TILE_FIELDS.includes(name)) return this.tile(value);
    if (name === "card") return this.card(value);
    return name === "building" ? this.say(`building-${value}`) : value;
  }

  #name(kind: Kind, key: string, text: string): string {
    return this.marked ? mark(kind, key, text) : text;
  }
}

/** Things with commas between them; a dash if there are none. */
export function inARow(things: readonly string[]): string {
  return things.join(", ") || "–";
}

/** The kind of an option, as texts are named by it, and what it is about: `demand:clan` is a word of its own. */
function option(key: string): [kind: string, value: string] {
  if (key.startsWith("demand:")) return [key.replace(":", "-"), ""];
  const [kind = "", value = ""] = key.split(":");
  return [kind, value];
}
