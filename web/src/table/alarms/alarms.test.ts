import { expect, test } from "vitest";
import type { Scene } from "../../server/parts";
import type { Seat } from "../../server/view";
import { Speech } from "../../texts/speech";
import { sayIn, source } from "../../texts/test-texts";
import { texts } from "../../texts/texts.svelte";
import { alarmsOf } from "./alarms";

const speech = new Speech(sayIn("en"), ["Aoife", "Bran", "Conall"]);

/** A table of three where the Season ends after so many passes, and then these win. */
function table(passes: number, winners: Seat[], pretenders: Seat[] = winners, turn: Seat = "A"): Scene {
  const seats = (["A", "B", "C"] as Seat[]).map((seat) => ({ seat, pretender: pretenders.includes(seat) }));
  const reason = winners.length ? "conditions" : null;
  return {
    phase: "season",
    turn,
    seats,
    season_end: { passes, winners, reason },
    markers: [],
  } as unknown as Scene;
}

const told = (scene: Scene, you: Seat | null, offered: string[] = ["pass"]) =>
  alarmsOf(scene, speech, you, offered).map(({ kind, text, mood }) => [kind, text, mood]);

test("a marker whose state is a reason for alarm is told as long as the Season lasts", () => {
  texts.use("en", source("en"));
  const turned = { ...table(3, []), markers: [{ name: "king", kind: "state", value: "need" }] } as Scene;
  expect(told(turned, "A")).toEqual([["marker", "We need a King! The next Assembly is the last.", "calm"]]);
  expect(told({ ...turned, season_end: null }, "A")).toEqual([]);
  expect(
    told({ ...turned, markers: [{ name: "king", kind: "state", value: "want" }] } as Scene, "A"),
  ).toEqual([]);
});

test("a calm table has no alarms", () => {
  expect(told(table(3, []), "A")).toEqual([]);
  expect(told({ ...table(1, ["B"]), season_end: null }, "A")).toEqual([]);
});

test("who would win now is said to all, and differently to the winner", () => {
  expect(told(table(3, ["B"]), "A")).toEqual([["win", "If the Season ended now: Bran wins.", "bad"]]);
  expect(told(table(3, ["B"]), "B", [])).toEqual([["win", "If the Season ended now: you win.", "good"]]);
  expect(told(table(3, ["B", "C"]), null, [])).toEqual([
    ["win", "If the Season ended now: Bran, Conall win together.", "bad"],
  ]);
});

test("a pass that ends the Season says so, and who wins by it", () => {
  expect(told(table(1, ["B"]), "A")).toEqual([["pass", "If you pass, the Season ends: Bran wins.", "bad"]]);
  expect(told(table(1, ["A"]), "A")).toEqual([["pass", "If you pass, the Season ends: you win.", "good"]]);
  expect(told(table(1, []), "A")).toEqual([["pass", "If you pass, the Season ends.", "calm"]]);
  expect(told(table(1, ["B"], ["B"], "C"), "A", [])).toEqual([
    ["pass", "If Conall passes, the Season ends.", "bad"],
    ["win", "If the Season ended now: Bran wins.", "bad"],
  ]);
});

test("others with a Pretender token are named, oneself is not", () => {
  expect(told(table(3, [], ["A", "B"]), "A")).toEqual([["pretender", "Bran has a Pretender token.", "calm"]]);
});
