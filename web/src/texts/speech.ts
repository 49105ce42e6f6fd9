/** Sentences about the game: the same as ardri.texts.speech, from the view of a table. */
import { kindOf, SEATS } from "../box/catalogue";
import type { Scene } from "../server/parts";
import type { Awaited, Clash, Doing, Result, Seat, Territory, Tile } from "../server/view";
import { mark, type Kind } from "./rich-text";

type Value = string | number;
export type Fields = Record<string, Value>;
export type Say = (key: string, values?: Fields) => string;
/** Free sites, with the territories that each of them touches. */
export type Sites = Scene["sites"];

const SEAT_FIELDS = ["seat", "target", "instigator", "other"];
const TILE_FIELDS = ["territory", "tile", "from", "to"];

/** Texts about a table whose players have these names. */
export class Speech {
  /** @param marked true if names are marked, so that `parts` finds them (rich-text.ts) */
  constructor(
    readonly say: Say,
    readonly names: readonly string[] = SEATS,
    readonly marked = false,
  ) {}

  // Names

  seat(seat: Seat | number | string): string {
    const at = typeof seat === "number" ? seat : SEATS.indexOf(seat as Seat);
    return this.#name("seat", SEATS[at] ?? "", this.names[at] ?? SEATS[at] ?? "");
  }

  seats(seats: readonly string[]): string {
    return inARow(seats.map((seat) => this.seat(seat)));
  }

  card(key: string): string {
    return this.#name("card", key, this.say(`card-${key}`));
  }

  tile(key: string): string {
    return this.#name("tile", key, this.say(`tile-${key}`));
  }

  /** A zone of cards, by a name such as `hand:A` or `epic_discard`. */
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

  /** The text of a card; a line for each of its uses. */
  cardText(key: string): string {
    return this.say(`card-${key}.text`);
  }

  // Questions and options

  question(kind: string): string {
    return this.say(`question-${kind}`);
  }

  questionHelp(kind: string): string {
    return this.say(`question-${kind}.help`);
  }

  /** An option; a site is described by the territories that it touches, if these sites name it. */
  option(key: string, sites: Sites = []): string {
    const [verb, value] = option(key);
    const text = `option-${verb}`;
    switch (kindOf(verb)) {
      case "seat":
        return this.say(text, { seat: this.seat(value) });
      case "tile":
        return this.say(text, { territory: this.tile(value) });
      case "card":
        return this.say(text, { card: this.card(value) });
      case "count":
        return this.say(text, { count: Number(value) });
      case "site": {
        const touches = touchedFrom(value, sites);
        if (!touches) return this.say(`${text}.unseen`, { site: value });
        return this.say(text, { territories: this.tiles(touches), site: value });
      }
      default:
        return this.say(text);
    }
  }

  /** An option beside a map; a site has a number there if another touches the same territories. */
  optionOnMap(key: string, sites: Sites): string {
    const [verb, value] = option(key);
    if (verb !== "site") return this.option(key);
    const beside = (site: string) => this.tiles(touchedFrom(site, sites) ?? []);
    const name = this.say("web_island-beside", { territories: beside(value) });
    if (!sites.some(({ site }) => site !== value && beside(site) === beside(value))) return name;
    const number = sites.findIndex(({ site }) => site === value) + 1;
    return `${name} (${this.say("web_island-site", { number, count: sites.length })})`;
  }

  /** The help of an option; for a card, its text. */
  optionHelp(key: string): string {
    const [verb, value] = option(key);
    const explained = this.say(`option-${verb}.help`);
    return kindOf(verb) === "card" ? `${explained}\n${this.cardText(value)}` : explained;
  }

  /** The reason why a card cannot be played: the reply to `whynot`. */
  reason(reason: string, params: Fields = {}): string {
    const moments = String(params["moments"] ?? "")
      .split(",")
      .filter(Boolean)
      .map((moment) => this.say(`moment-${moment}`));
    return this.say(`reason-${reason}`, moments.length ? { moments: moments.join(" / ") } : {});
  }

  /** The reason of a bot's recommendation. */
  advice(key: string, params: Fields = {}): string {
    const said = Object.entries(params).map(([name, value]) => [
      name,
      name === "track" ? this.say(`track-${value}`) : this.field(name, value),
    ]);
    return this.say(`advice-${key}`, Object.fromEntries(said));
  }

  // The table

  /** The phase and round, as a title. */
  heading(scene: Pick<Scene, "phase" | "round">): string {
    return this.say(`phase-${scene.phase}`, { round: scene.round });
  }

  /** The seats that the game waits for; empty if for nobody. */
  waiting(awaited: Awaited | null): string {
    if (!awaited) return "";
    const { question, seats } = awaited;
    if (question === "draft" || question === "reactions") return this.say(`waiting-${question}`);
    return seats.length
      ? this.say("waiting-seats", { seats: inARow(seats.map((seat) => this.seat(seat))) })
      : "";
  }

  /** The unfinished actions, outermost first: the cards, the clash they caused, the attack in it. */
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

  /** The result of the game, for one of the players or for everybody. */
  result(result: Result, you: Seat | null = null): string {
    const reason = this.say(`won_by-${result.reason}`);
    const { winner, winners } = result;
    if (winners.length > 1) return this.say("result-several", { seats: this.seats(winners), reason });
    if (!winner) return this.say("result-nobody", { reason });
    const conditions = inARow(result.won_with.map((track) => this.say(`track-${track}`)));
    const whose = winner === you ? "you" : "winner";
    const by = result.reason === "resigned" ? "_resigned" : "";
    return this.say(`result-${whose}${by}`, { seat: this.seat(winner), conditions, reason });
  }

  /** The text of a named field of events and views. */
  field(name: string, value: Value): Value {
    if (typeof value === "number") return value;
    if (name === "winner") return this.seats([...value]);
    if (SEAT_FIELDS.includes(name)) return this.seat(value);
    if (TILE_FIELDS.includes(name)) return this.tile(value);
    if (name === "card") return this.card(value);
    return name === "building" ? this.say(`building-${value}`) : value;
  }

  #name(kind: Kind, key: string, text: string): string {
    return this.marked ? mark(kind, key, text) : text;
  }
}

/** Join with commas; a dash if there is nothing. */
export function inARow(things: readonly string[]): string {
  return things.join(", ") || "–";
}

/** The verb of an option, which names its text, and its value; `demand:clan` is a word. */
function option(key: string): [verb: string, value: string] {
  const [verb = "", value = ""] = key.split(":");
  return kindOf(verb) === "word" ? [key.replace(":", "-"), ""] : [verb, value];
}

/** The territories that a site touches. */
export function touchedFrom(site: string, sites: Sites): readonly Tile[] | undefined {
  return sites.find((each) => each.site === site)?.touches;
}
