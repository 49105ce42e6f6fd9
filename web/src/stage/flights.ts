/** Flights: things that go to players, from them, or from one to another. */
import type { GameEvent } from "../server/parts";
import type { Card, Seat } from "../server/view";
import type { Beat } from "./beats";

export interface Flight {
  /** Null is the middle of the table. */
  from: Seat | null;
  to: Seat | null;
  /** The name of the piece that is drawn. */
  piece: string;
  card: Card | null;
  count: number;
}

/** What flies while a beat is shown; things that go the same way go together. */
export function flightsOf({ events, kind }: Beat): Flight[] {
  const found: Flight[] = [];
  for (const event of events) {
    const flight = kind === "card" ? null : flightOf(event);
    const same = flight && found.find((one) => `${key(one)}` === key(flight));
    if (same) same.count += 1;
    else if (flight) found.push(flight);
  }
  return found;
}

const key = ({ from, to, piece, card }: Flight) => [from, to, piece, card].join();

function flightOf(event: GameEvent): Flight | null {
  const to = (event["seat"] as Seat | undefined) ?? null;
  const gift = (piece: string): Flight => ({ from: null, to, piece, card: null, count: 1 });
  switch (event.kind) {
    case "deed":
      return gift("deed");
    case "pretender":
      return gift("crown");
    case "brenn":
      return gift("torc");
    case "shift":
      return cardFlight(event);
    default:
      return null;
  }
}

function cardFlight(event: GameEvent): Flight | null {
  const [from, to] = [holder(event["from"]), holder(event["to"])];
  const played = event["from"] === "in_play" || event["to"] === "in_play";
  if ((!from && !to) || played) return null;
  const card = (event["card"] as Card | undefined) ?? null;
  return { from, to, piece: `card-${event["deck"]}`, card, count: 1 };
}

/** Whose cards are in a zone such as `hand:A`; null if nobody's. */
function holder(zone: string | number | undefined): Seat | null {
  return (String(zone).split(":")[1] as Seat | undefined) ?? null;
}
