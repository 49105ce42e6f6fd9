import { expect, it } from "vitest";
import type { Question } from "../wire/messages";
import { goesOn, traced } from "./course";

const asks = (question: string, card: string | null): Question => ({
  question,
  card,
  options: [],
  forced: false,
});
const turn = { question: "turn", card: null };

it("a list goes on while the card that was played asks", () => {
  expect(goesOn(turn, ["card:citadel"], asks("territory", "citadel"))).toBe(true);
});

it("a list ends where the game asks about something else, or must not tell", () => {
  expect(goesOn(turn, ["card:migration", "from:cove", "to:hills"], asks("maneuver", null))).toBe(false);
  expect(goesOn(turn, ["card:citadel", "territory:cove"], null)).toBe(false);
});

it("a withdrawal is one list", () => {
  expect(goesOn({ question: "maneuver", card: null }, ["withdraw"], asks("withdraw_to", null))).toBe(true);
});

it("an attack is not the beginning of the next maneuver", () => {
  expect(goesOn({ question: "maneuver", card: null }, ["attack:B"], asks("maneuver", null))).toBe(false);
});

it("a card that was interrupted asks on for itself", () => {
  const first = { question: "territory", card: "citadel" };
  expect(goesOn(first, ["territory:cove"], asks("to", "citadel"))).toBe(true);
  expect(goesOn(first, ["card:moor"], asks("opponent", "moor"))).toBe(true);
});

it("clans are seen to go where the keys say", () => {
  expect(traced(["card:scouts_spies", "from:cove", "to:hills", "count:2"])).toEqual({
    named: ["cove", "hills"],
    moves: [{ from: "cove", to: "hills", count: 2 }],
  });
});
