import { expect, test } from "vitest";
import type { Scene } from "../server/parts";
import type { Seat } from "../server/view";
import { passLoses } from "./last-pass";

const ends = (passes: number, winners: Seat[]): Pick<Scene, "season_end"> => ({
  season_end: { passes, winners, reason: winners.length ? "conditions" : null },
});

test("a pass loses if the Season ends with it and others win", () => {
  expect(passLoses(ends(1, ["B"]), "A")).toBe(true);
  expect(passLoses(ends(1, ["A", "B"]), "A")).toBe(false);
  expect(passLoses(ends(1, []), "A")).toBe(false);
  expect(passLoses(ends(2, ["B"]), "A")).toBe(false);
  expect(passLoses({ season_end: null }, "A")).toBe(false);
});
