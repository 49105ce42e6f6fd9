/**
 * Positions between two messages: pieces and tokens as the events move them one after another.
 *
 * That is for the eye only. What follows by the rules (who is chieftain, how far the tracks are) stays as it was
 * until the position of the server is shown.
 */
import { SEATS } from "../box/catalogue";
import type { GameEvent, Parts } from "../server/parts";
import type { Card, Clash, Holdings, Seat, Territory, Tile } from "../server/view";

/** The table after these events. */
export function between(parts: Parts, events: readonly GameEvent[]): Parts {
  return events.reduce((now, event) => ({ ...now, ...changed(now, event) }), parts);
}

function changed(now: Parts, event: GameEvent): Partial<Parts> {
  const seat = event["seat"] as Seat;
  const tile = event["territory"] as Tile;
  const count = Number(event["count"] ?? 1);
  switch (event.kind) {
    case "assembly":
      return { phase: "assembly", round: Number(event["round"]), turn: null };
    case "season":
      return { phase: "season", round: Number(event["round"]) };
    case "turn":
      return { turn: seat };
    case "place":
      return { ...clans(now, tile, seat, count), ...held(now, seat, { reserve: -count }) };
    case "move":
      return { territories: moved(now, seat, event["from"] as Tile, event["to"] as Tile, count) };
    case "remove":
      return { ...clans(now, tile, seat, -1), ...held(now, seat, { reserve: 1 }) };
    case "replace": {
      const other = event["other"] as Seat;
      const gone = { ...now, ...clans(now, tile, other, -1), ...held(now, other, { reserve: 1 }) };
      return { ...clans(gone, tile, seat, 1), ...held(gone, seat, { reserve: -1 }) };
    }
    case "build":
      if (event["building"] === "capital") return { capital: tile };
      return { territories: built(now, tile, event["building"] === "citadel" ? "citadels" : "sanctuaries") };
    case "tile":
      return { territories: [...(now.territories ?? []), fresh(tile, String(event["site"]), now)] };
    case "festival":
      return { festival: tile };
    case "festival_over":
      return { festival: null };
    case "deed":
      return { seats: seated(now, seat, (one) => ({ ...one, deeds: count })) };
    case "pretender":
      return { seats: seated(now, seat, (one) => ({ ...one, pretender: true })) };
    case "pretenders_back":
      return { seats: (now.seats ?? []).map((one) => ({ ...one, pretender: false })) };
    case "brenn":
      return { brenn: seat };
    case "crows":
      return { crows: event["direction"] as Parts["crows"] & string };
    case "shift":
      return shifted(now, event);
    case "clash":
      return { clash: begun(tile, event["instigator"] as Seat, now) };
    case "clash_over":
      return { clash: null };
    case "shelter":
      return clash(now, (one) => ({ sheltered: added(one.sheltered, seat, 1), free: one.free - 1 }));
    case "attack":
      return clash(now, () => ({ active: seat, maneuver: "attack", target: event["target"] as Seat }));
    default:
      return {};
  }
}

function added(counts: readonly number[], seat: Seat, by: number): number[] {
  return counts.map((count, at) => (SEATS[at] === seat ? Math.max(0, count + by) : count));
}

function lands(now: Parts, name: Tile, change: (land: Territory) => Partial<Territory>): Territory[] {
  return (now.territories ?? []).map((land) => (land.name === name ? { ...land, ...change(land) } : land));
}

function clans(now: Parts, name: Tile, seat: Seat, by: number): Partial<Parts> {
  return { territories: lands(now, name, (land) => ({ clans: added(land.clans, seat, by) })) };
}

function moved(now: Parts, seat: Seat, from: Tile, to: Tile, count: number): Territory[] {
  const gone = { ...now, ...clans(now, from, seat, -count) };
  return lands(gone, to, (land) => ({ clans: added(land.clans, seat, count) }));
}

function built(now: Parts, name: Tile, what: "citadels" | "sanctuaries"): Territory[] {
  return lands(now, name, (land) => ({ [what]: land[what] + 1 }));
}

function fresh(name: Tile, site: string, now: Parts): Territory {
  const nobody = Array.from({ length: now.players ?? 0 }, () => 0);
  const neighbours = now.sites?.find((each) => each.site === site)?.touches ?? [];
  return { name, site, neighbours, sanctuaries: 0, citadels: 0, clans: nobody, chieftain: null };
}

function seated(now: Parts, seat: Seat, change: (one: Holdings) => Holdings): Holdings[] {
  return (now.seats ?? []).map((one) => (one.seat === seat ? change(one) : one));
}

type Counted = "reserve" | "actions" | "epics";

function held(now: Parts, seat: Seat, by: Partial<Record<Counted, number>>): Partial<Parts> {
  const change = (one: Holdings) => {
    const counts = Object.entries(by).map(([name, more]) => [
      name,
      Math.max(0, one[name as Counted] + (more ?? 0)),
    ]);
    return { ...one, ...Object.fromEntries(counts) };
  };
  return { seats: seated(now, seat, change) };
}

/** Cards that come to hands or leave them, and those that are being played. */
function shifted(now: Parts, event: GameEvent): Partial<Parts> {
  const counted = ({ action: "actions", epic: "epics" } as const)[String(event["deck"])];
  let table = now;
  for (const [zone, by] of [
    [String(event["from"]), -1],
    [String(event["to"]), 1],
  ] as const) {
    const [kind, owner] = zone.split(":");
    if (kind === "hand" && counted) table = { ...table, ...held(table, owner as Seat, { [counted]: by }) };
    if (kind === "hand" && !counted) table = { ...table, ...advantage(table, owner as Seat, event, by) };
    if (kind === "in_play" && table.table)
      table = { ...table, table: { ...table.table, in_play: put(table.table.in_play, event, by) } };
  }
  return table;
}

function advantage(now: Parts, seat: Seat, event: GameEvent, by: 1 | -1): Partial<Parts> {
  const change = (one: Holdings) => ({ ...one, advantages: put(one.advantages, event, by) });
  return { seats: seated(now, seat, change) };
}

function put<Name extends Card>(cards: readonly Name[], event: GameEvent, by: 1 | -1): Name[] {
  const card = event["card"] as Name | undefined;
  const others = cards.filter((each) => each !== card);
  return card && by > 0 ? [...others, card] : others;
}

function begun(territory: Tile, instigator: Seat, now: Parts): Clash {
  const standing = now.territories?.find(({ name }) => name === territory)?.citadels ?? 0;
  const citadels = standing + (now.capital === territory ? 1 : 0);
  return {
    territory,
    initiator: instigator,
    instigator,
    active: instigator,
    maneuver: null,
    target: null,
    sheltered: Array.from({ length: now.players ?? 0 }, () => 0),
    citadels,
    free: citadels,
    silent: false,
    cauldron: null,
  };
}

function clash(now: Parts, change: (one: Clash) => Partial<Clash>): Partial<Parts> {
  return now.clash ? { clash: { ...now.clash, ...change(now.clash) } } : {};
}
