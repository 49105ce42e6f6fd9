import { expect, it } from "vitest";
import type { Form } from "../../server/messages";
import { Speech } from "../../texts/speech";
import { sayIn } from "../../texts/test-texts";
import { planHelp, readPlan, type Numbered } from "./plan-line";

const item = (option: string, most: number) => ({ option, least: 0, most });
const moves: Form = {
  kind: "scatter",
  hub: "moor",
  items: [item("to:hills", 3), item("to:cove", 3)],
  least: 1,
  most: 3,
};
const draft: Form = {
  kind: "pick",
  hub: null,
  items: ["bard", "druid", "geis", "raid"].map((card) => item(`keep:${card}`, 1)),
  least: 2,
  most: 2,
};
const named = (key: string, name: string, number: number): Numbered => ({
  key,
  shown: `To ${name}`,
  name,
  number,
  names: [`To ${name}`, key, name],
});
const LANDS = [named("to:hills", "Hills", 1), named("to:cove", "Cove", 2)];
const CARDS = ["Bard", "Druid", "Geis", "Raid"].map((name, at) =>
  named(`keep:${name.toLowerCase()}`, name, at + 1),
);

it("names and numbers stand for options, each with a count", () => {
  expect(readPlan("hills 2, cove 1", LANDS, moves)).toEqual({ "to:hills": 2, "to:cove": 1 });
  expect(readPlan("1:2; 2", LANDS, moves)).toEqual({ "to:hills": 2, "to:cove": 1 });
  expect(readPlan("hil x2, hills", LANDS, moves)).toEqual({ "to:hills": 3 });
});

it("a line that is not wholly understood is no plan", () => {
  expect(readPlan("hills 2, nowhere", LANDS, moves)).toBeNull();
  expect(readPlan("7", LANDS, moves)).toBeNull();
});

it("several cards are named by their numbers alone", () => {
  expect(readPlan("1 4", CARDS, draft)).toEqual({ "keep:bard": 1, "keep:raid": 1 });
  expect(readPlan("bard, raid", CARDS, draft)).toEqual({ "keep:bard": 1, "keep:raid": 1 });
  expect(readPlan("1 4", LANDS, moves)).toEqual({ "to:hills": 4 });
});

it("the help has an example and the limits", () => {
  const speech = new Speech(sayIn("en"));
  expect(planHelp(speech, moves, LANDS)).toEqual([
    "Or all in one line, like “Hills 2, Cove 1”: at least 1, at most 3 in all.",
  ]);
  expect(planHelp(speech, draft, CARDS)).toEqual(["Or all in one line, like “Bard, Druid”: 2 in all."]);
});
