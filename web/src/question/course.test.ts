import { expect, it } from "vitest";
import type { Form, Question } from "../server/messages";
import { goesOn } from "./course";

const form: Form = { kind: "pick", hub: null, items: [], least: 0, most: 0 };
const asks = (question: string, card: string | null, planned: Form | null = null): Question => ({
  question,
  card,
  options: [],
  forced: false,
  form: planned,
});

it("a list goes on while the card that was played asks", () => {
  expect(goesOn(null, ["card:citadel"], asks("territory", "citadel"))).toBe(true);
});

it("a list ends where the game asks about something else, or must not tell", () => {
  const plan = { "to:hills": 1 };
  expect(goesOn(null, ["card:migration", "from:cove", plan], asks("maneuver", null))).toBe(false);
  expect(goesOn(null, ["card:migration", "from:cove", plan], asks("cauldron", null, form))).toBe(false);
  expect(goesOn(null, ["card:citadel", "territory:cove"], null)).toBe(false);
});

it("a word and the plan that it begins are one list, and what comes after the plan is another", () => {
  expect(goesOn(null, ["withdraw"], asks("withdraw_to", null, form))).toBe(true);
  expect(goesOn(null, ["withdraw", { "to:cove": 1 }], asks("cauldron", null, form))).toBe(false);
  expect(goesOn(null, ["withdraw", { "to:cove": 1 }], asks("maneuver", null))).toBe(false);
});

it("an attack is not the beginning of the next maneuver", () => {
  expect(goesOn(null, ["attack:B"], asks("maneuver", null))).toBe(false);
});

it("a card that was interrupted asks on for itself", () => {
  expect(goesOn("citadel", ["territory:cove"], asks("to", "citadel"))).toBe(true);
  expect(goesOn("citadel", ["card:moor"], asks("opponent", "moor"))).toBe(true);
});
