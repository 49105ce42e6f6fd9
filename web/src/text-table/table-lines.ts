/** The table in lines of text: the island, the players, the cards (as ardri.cli.terminal.table_view in plain mode). */
import { DECKS, SEATS, facts } from "../box/catalogue";
import { describeTerritory } from "../island/describe";
import type { Scene, SeatState } from "../server/parts";
import type { Card, Holdings, Marker, Own, Seat } from "../server/view";
import { TRACKS } from "../table/seats/tracks";
import { inARow, type Speech } from "../texts/speech";

/** A name and what there is to say of it. */
export interface Fact {
  name: string;
  value: string;
}

export const factLine = (speech: Speech, fact: Fact): string => speech.say("play-fact", { ...fact });

/** The round and phase, the Brenn, and the direction of the crows. */
export function headingLine(speech: Speech, scene: Scene): string {
  const time = speech.heading(scene);
  if (!scene.round) return time;
  const crows = speech.say(`crows-${scene.crows}`);
  return speech.say("play-heading", { time, brenn: speech.seat(scene.brenn), crows });
}

/** A line for each territory: clans, buildings, neighbours. */
export function islandLines(speech: Speech, scene: Scene): string[] {
  const names = Object.fromEntries(speech.names.map((name, at) => [SEATS[at], name]));
  return scene.territories.map((land) => describeTerritory(speech.say, land, scene, names));
}

/** What is told of whoever has a seat. */
export type Sitting = Pick<SeatState, "bot"> & Partial<Pick<SeatState, "away" | "resigned">>;

/** A fact for each player: tracks, conditions, Deeds, reserve, cards by deck, and those that everybody knows. */
export function playerFacts(
  speech: Speech,
  scene: Scene,
  people: readonly Sitting[],
  you: Seat | null,
  gone: readonly Seat[] = [],
): Fact[] {
  return scene.seats.map((holdings) => ({
    name: inARow([speech.seat(holdings.seat), ...marks(speech, scene, holdings, people, you, gone)]),
    value: inARow(holdingsOf(speech, holdings, scene.to_win)),
  }));
}

/** The marks behind a name: you, bot, offline, Brenn, Pretender. */
function marks(
  speech: Speech,
  scene: Scene,
  { seat, pretender }: Holdings,
  people: readonly Sitting[],
  you: Seat | null,
  gone: readonly Seat[],
): string[] {
  const found = [];
  const sitting = people[SEATS.indexOf(seat)];
  if (seat === you) found.push(speech.say("table-you"));
  if (sitting?.resigned) found.push(speech.say(sitting.bot ? "web_table-resigned" : "web_table-gave_up"));
  else if (sitting?.away) found.push(speech.say("web_table-away"));
  else if (sitting?.bot) found.push(speech.say("play-bot"));
  if (gone.includes(seat)) found.push(speech.say("web_table-gone"));
  if (seat === scene.brenn) found.push(speech.say("table-brenn"));
  if (pretender) found.push(speech.say("table-pretender"));
  return found;
}

function holdingsOf(speech: Speech, holdings: Holdings, needed: number): string[] {
  const { tracks, conditions, deeds, reserve, actions, put_away, advantages, epics, before } = holdings;
  const open = [...advantages, ...before].map((card) => speech.card(card));
  return [
    ...TRACKS.map((track) => `${speech.say(`track-${track}`)} ${tracks[track]}/${needed}`),
    speech.count("condition", conditions),
    speech.count("deed", deeds),
    `${speech.say("table-reserve")} ${reserve}`,
    speech.count("action", actions + put_away),
    speech.count("epic", epics),
    open.length
      ? `${speech.count("advantage", advantages.length)} (${inARow(open)})`
      : speech.count("advantage", 0),
  ];
}

/** The cards of a seat by deck, those drawn, and those put away. */
export function handLines(speech: Speech, own: Own): string[] {
  const decks = DECKS.map((deck) => ({ deck, cards: own.hand.filter((card) => facts(card).deck === deck) }));
  const drawn = [...own.drawn, ...own.drawn_again];
  const lines = decks
    .filter(({ cards }) => cards.length)
    .map(({ deck, cards }) =>
      factLine(speech, { name: speech.say(`deck-${deck}`), value: speech.cards(cards) }),
    );
  if (drawn.length) lines.push(speech.say("play-drawn", { cards: speech.cards(drawn) }));
  if (own.put_away.length) lines.push(speech.say("table-put_away", { cards: speech.cards(own.put_away) }));
  return lines.length ? lines : [speech.say("table-no_cards")];
}

/** A card with its text, one line. */
export function cardFact(speech: Speech, card: Card): Fact {
  return { name: speech.card(card), value: speech.cardText(card).split("\n").join(" / ") };
}

/** A line for each marker: the King tile, the time of year, the harbours ... */
export const markerLines = (speech: Speech, { markers }: Pick<Scene, "markers">): string[] =>
  markers.map((marker) =>
    factLine(speech, { name: speech.say(`marker-${marker.name}`), value: markerValue(speech, marker) }),
  );

function markerValue(speech: Speech, { name, kind, value }: Marker): string {
  if (kind === "state") return speech.say(`marker-${name}.${String(value)}`);
  if (kind === "seat") return value === null ? inARow([]) : speech.seat(String(value));
  return speech.tiles(value === null ? [] : [value].flat());
}

/** The markers, the piles, and the cards that lie open. */
export function pileLines(speech: Speech, scene: Scene): string[] {
  const { tiles, table, crows } = scene;
  const stack = tiles.stack.reduce((all, layer) => all + layer.count, 0);
  const open = [
    ["web_table-in_play", table.in_play],
    ["web_table-revealed", table.revealed],
  ] as const;
  const lying = ["epic_discard", "face_up", "face_down"] as const;
  return [
    ...markerLines(speech, scene),
    speech.say("table-crows", { direction: speech.say(`crows-${crows}`) }),
    speech.say("table-tiles", { count: stack }),
    speech.say("table-epic_pile", { count: table.epic_pile }),
    speech.say("table-action_discard", { count: table.action_discard }),
    ...open.flatMap(([key, cards]) => (cards.length ? [`${speech.say(key)} ${speech.cards(cards)}`] : [])),
    ...lying.flatMap((name) =>
      table[name].length
        ? [`${speech.say(`web_table-${name}`, { count: table[name].length })} (${speech.cards(table[name])})`]
        : [],
    ),
  ];
}
