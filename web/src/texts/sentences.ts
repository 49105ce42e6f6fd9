/**
 * One sentence for each event: its text and its values (as in ardri.texts.sentences).
 *
 * Events that follow each other often belong together (cards drawn, clans moved): a sentence can take in the
 * list of the next one until it is finished.
 */
import type { GameEvent } from "../server/parts";
import { inARow, type Fields, type Speech } from "./speech";

const ABOUT_CLANS = ["place", "move", "remove", "replace"];
const ABOUT_TILES = ["tile", "draw_tile", "tile_under"];

// Moves of cards with a text of their own; the others have a general one.
const SHIFTS: Record<string, string> = {
  "undealt hand": "deal",
  "hand hand": "give",
  "hand action_discard": "discard",
  "hand epic_discard": "discard",
  "hand face_down": "discard",
  "hand revealed": "reveal",
  "hand set_aside": "aside",
  "drawn epic_discard": "discard",
  "drawn_again epic_discard": "discard",
  "drawn hand": "keep",
  "drawn_again hand": "keep",
  "revealed epic_discard": "discard_rest",
  "revealed hand": "take",
  "action_discard hand": "from_discard",
  "epic_discard hand": "take_back",
  "set_aside hand": "from_aside",
  "in_play hand": "take",
  "epic_pile drawn": "draw",
  "epic_pile drawn_again": "draw",
};

/** Things of one kind in a list: the text that counts them, and the things. */
interface Counted {
  key: string;
  values: Fields;
  count: number;
}

/** A sentence in the making: its text, its values, and a list of things, named or counted. */
export class Sentence {
  constructor(
    public key: string,
    readonly values: Fields,
    readonly row: (string | Counted)[] = [],
  ) {}

  /** Append the list of another sentence, if both begin alike. */
  joins(other: Sentence): boolean {
    if (!other.row.length || this.key !== other.key || !equal(this.values, other.values)) return false;
    for (const thing of other.row) this.#add(thing);
    return true;
  }

  #add(thing: string | Counted): void {
    const known =
      typeof thing === "string"
        ? undefined
        : this.row.find(
            (each): each is Counted =>
              typeof each !== "string" && each.key === thing.key && equal(each.values, thing.values),
          );
    if (known && typeof thing !== "string") known.count += thing.count;
    else this.row.push(thing);
  }

  /** The finished text. */
  said(speech: Speech): string {
    if (!this.row.length) return speech.say(this.key, this.values);
    const things = this.row.map((thing) =>
      typeof thing === "string" ? thing : speech.say(thing.key, { ...thing.values, count: thing.count }),
    );
    return speech.say(`${this.key}.list`, { ...this.values, list: inARow(things) });
  }
}

/** The sentence of an event; hidden fields are told as unknown. */
export function sentence(speech: Speech, event: GameEvent): Sentence {
  const { kind, ...fields } = event;
  if (kind === "shift") return shift(speech, fields);
  if (kind === "look") return look(speech, fields);
  const values: Fields = {};
  for (const [name, value] of Object.entries(fields))
    if (value !== "-") values[name] = speech.field(name, value);
  if (kind === "declare") {
    delete values["option"];
    return new Sentence("event-play", values, [
      declared(speech, String(fields["card"]), String(fields["option"])),
    ]);
  }
  if (kind === "over") {
    values["won_by"] = speech.say(`won_by-${fields["won_by"]}`);
    const several = String(fields["winner"]).length > 1 ? "_several" : "";
    return new Sentence("winner" in values ? `event-over${several}` : "event-over_nobody", values);
  }
  if (kind === "build") return new Sentence("event-build", {}, [speech.say("event-build.each", values)]);
  if (ABOUT_CLANS.includes(kind)) {
    const { seat = "", count = 1, ...rest } = values;
    return new Sentence(`event-${kind}`, { seat }, [
      { key: `event-${kind}.each`, values: rest, count: Number(count) },
    ]);
  }
  if (ABOUT_TILES.includes(kind)) {
    const name = values["territory"] ?? values["tile"];
    const head: Fields = "seat" in values ? { seat: values["seat"] ?? "" } : {};
    const unknown = { key: "count-territory", values: {}, count: 1 };
    return new Sentence(`event-${kind}`, head, [name === undefined ? unknown : String(name)]);
  }
  return new Sentence(`event-${kind}`, values);
}

/** What a player declares about a card: an option, or a number of clans or cards. */
function declared(speech: Speech, card: string, option: string): string {
  const [kind, value] = option.split(":");
  if (kind !== "count") return speech.option(option);
  return speech.count(card === "misty_lands" ? "card" : "clan", Number(value));
}

function look(speech: Speech, fields: Fields): Sentence {
  const cards = String(fields["cards"] ?? "-").split(",");
  const values = { seat: speech.seat(String(fields["seat"])), zone: speech.zone(String(fields["at"])) };
  return new Sentence(
    "event-look",
    values,
    cards.filter((card) => card !== "-").map((card) => speech.card(card)),
  );
}

function shift(speech: Speech, fields: Fields): Sentence {
  const [from, to, deck] = [String(fields["from"]), String(fields["to"]), String(fields["deck"])];
  const [source, giver] = from.split(":");
  const [target, taker] = to.split(":");
  const card = "card" in fields ? String(fields["card"]) : null;
  if (card && deck === "advantage" && (target === "hand" || target === "face_up"))
    return new Sentence("shift-advantages", {}, [awarded(speech, card, taker)]);
  const way = SHIFTS[`${source} ${target}`];
  const thing = card
    ? speech.card(card)
    : { key: `count-${deck}${way ? ".object" : ""}`, values: {}, count: 1 };
  if (!way) return new Sentence("shift", { from: speech.zone(from), to: speech.zone(to) }, [thing]);
  const values: Fields = {};
  if (giver) values["giver"] = speech.seat(giver);
  if (taker) values["taker"] = speech.seat(taker);
  return new Sentence(`shift-${way}`, values, [thing]);
}

/** Who gets an Advantage card, or that it lies on the table. */
function awarded(speech: Speech, card: string, taker: string | undefined): string {
  if (taker)
    return speech.say("shift-advantages.each", { card: speech.card(card), taker: speech.seat(taker) });
  return speech.say("shift-advantages.table", { card: speech.card(card) });
}

function equal(one: Fields, other: Fields): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
