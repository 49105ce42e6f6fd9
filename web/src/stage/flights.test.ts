import { expect, test } from "vitest";
import type { GameEvent } from "../server/parts";
import { beatsOf } from "./beats";
import { flightsOf } from "./flights";

const flights = (...events: GameEvent[]) =>
  beatsOf(events, 0)
    .flatMap(flightsOf)
    .map(({ from, to, piece, count }) => [from, to, piece, count]);

const shift = (from: string, to: string, deck = "action"): GameEvent => ({ kind: "shift", deck, from, to });

test("Deeds, crowns and the torc fly to whoever gets them", () => {
  expect(flights({ kind: "deed", seat: "B", count: 1 })).toEqual([[null, "B", "deed", 1]]);
  expect(flights({ kind: "pretender", seat: "C" })).toEqual([[null, "C", "crown", 1]]);
  expect(flights({ kind: "brenn", seat: "A" })).toEqual([[null, "A", "torc", 1]]);
});

test("cards fly from whoever gives them up, those that go the same way together", () => {
  const away = shift("hand:B", "action_discard");
  expect(flights(away, away)).toEqual([["B", null, "card-action", 2]]);
  expect(flights(shift("drawn:C", "hand:C", "epic"))).toEqual([["C", "C", "card-epic", 1]]);
});

test("a card that is played does not fly: it is shown large", () => {
  expect(flights({ kind: "play", seat: "B", card: "bard" }, shift("hand:B", "in_play"))).toEqual([]);
});
