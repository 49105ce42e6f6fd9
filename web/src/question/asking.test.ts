import { expect, it, vi } from "vitest";
import type { Form, Outcome, Question } from "../server/messages";
import type { Table } from "../server/table.svelte";
import { Asking } from "./asking.svelte";
import type { Answer } from "./plans";

vi.mock("../settings/settings.svelte", () => ({ settings: { values: { confirm: true } } }));

const item = (option: string, most: number) => ({ option, least: 0, most });
const gather: Form = {
  kind: "gather",
  hub: "moor",
  items: [item("from:cove", 1), item("from:hills", 3)],
  least: 1,
  most: 4,
};
const asks = (
  question: string,
  card: string | null,
  options: string[],
  form: Form | null = null,
): Question => ({
  question,
  card,
  options,
  forced: false,
  form,
});

const OUTCOME: Outcome = { events: [], lands: [], idle: true };

/** A table that asks for a turn, and what the rules would ask next; what was asked and sent is noted. */
function table(next: Record<string, Question>) {
  const told: { previews: Answer[][]; choices: Answer[][] } = { previews: [], choices: [] };
  const asked = {
    ...asks("turn", null, ["card:conquest", "card:bard", "pass"]),
    number: 7,
    answer: [],
    until: null,
    done: false,
  };
  const parts = { territories: [], own: { hand: ["conquest", "bard"] } };
  const found = {
    question: asked,
    parts,
    preview: async (answers: Answer[]) => {
      told.previews.push(answers);
      return { kind: "previewed", id: 1, question: next[JSON.stringify(answers)] ?? null, outcome: OUTCOME };
    },
    choose: async (answers: Answer[]) => {
      told.choices.push(answers);
      return { kind: "ack", id: 2 };
    },
  };
  return { asking: new Asking(found as unknown as Table), told };
}

const CONQUEST = {
  '["card:conquest"]': asks("territory", "conquest", ["territory:moor"]),
  '["card:conquest","territory:moor"]': asks("from", "conquest", ["from:cove", "from:hills"], gather),
};

it("a plan from several lands is previewed whenever it could be sent, and confirmed in one message", async () => {
  const { asking, told } = table(CONQUEST);
  await asking.pick("card:conquest");
  await asking.pick("territory:moor");
  told.previews.length = 0;
  await asking.pick("from:hills");
  await asking.pick("from:cove");
  await asking.pick("from:hills");
  expect(asking.moves).toHaveLength(2);
  const plans = [
    { "from:hills": 1 },
    { "from:hills": 1, "from:cove": 1 },
    { "from:hills": 2, "from:cove": 1 },
  ].map((plan) => ["card:conquest", "territory:moor", plan]);
  expect(told).toEqual({ previews: plans, choices: [] });
  await asking.confirm();
  expect(told).toEqual({ previews: plans, choices: [plans[2]] });
  expect(asking.begun).toBe(false);
});

it("what would come of a plan is known as soon as the server has said it", async () => {
  const { asking } = table(CONQUEST);
  await asking.pick("card:conquest");
  await asking.pick("territory:moor");
  expect(asking.outcome).toBe(null);
  await asking.pick("from:hills");
  await asking.confirm();
  const { asking: other } = table({});
  await other.pick("card:conquest");
  expect(other.outcome).toEqual(OUTCOME);
});

it("another card or territory can be picked at once in place of the one picked", async () => {
  const { asking, told } = table({
    '["card:conquest"]': asks("territory", "conquest", ["territory:moor", "territory:cove"]),
  });
  await asking.pick("card:conquest");
  expect([...asking.others.hand.values()]).toEqual(["card:conquest", "card:bard"]);
  await asking.pick("territory:moor");
  expect([...asking.others.lands.values()]).toEqual(["territory:moor", "territory:cove"]);
  await asking.pick("territory:cove");
  expect(asking.staged).toEqual(["card:conquest", "territory:cove"]);
  await asking.pick("card:bard");
  expect([asking.staged, asking.ready]).toEqual([["card:bard"], true]);
  await asking.pick("card:geis"); // which is not offered
  expect(asking.staged).toEqual(["card:bard"]);
  expect(told.choices).toEqual([]);
});

it("where a question is open, nothing else on the map can be touched", async () => {
  const { asking } = table(CONQUEST);
  await asking.pick("card:conquest");
  await asking.pick("territory:moor");
  expect([...asking.others.lands.values()]).toEqual([]);
});

it("a plan is left step by step", async () => {
  const { asking } = table(CONQUEST);
  await asking.pick("card:conquest");
  await asking.pick("territory:moor");
  await asking.pick("from:hills");
  asking.back();
  expect([asking.planned, asking.form?.kind]).toEqual([false, "gather"]);
  asking.back();
  asking.back();
  expect([asking.begun, asking.asked?.question]).toEqual([false, "turn"]);
});

it("while a plan is made, its places and what is no part of it can be touched", async () => {
  const begun = asks("count", "conquest", ["count:1", "count:2", "card:moor", "done"], gather);
  const { asking } = table({ '["card:conquest"]': begun });
  await asking.pick("card:conquest");
  const { lands, counts, words, cards } = asking.offers;
  expect([[...lands.keys()], counts, words, cards]).toEqual([["cove", "hills"], [], [], ["card:moor"]]);
});

it("cards of a plan are named by touching them, and no longer by touching them again", async () => {
  const form: Form = {
    kind: "pick",
    hub: null,
    items: [item("discard:bard", 1), item("discard:conquest", 1)],
    least: 1,
    most: 1,
  };
  const { asking } = table({ '["card:conquest"]': asks("discard", "conquest", ["discard:bard"], form) });
  await asking.pick("card:conquest");
  await asking.pick("discard:conquest");
  expect(asking.plan).toEqual({ "discard:conquest": 1 });
  await asking.pick("discard:conquest");
  expect([asking.plan, asking.ready]).toEqual([{}, false]);
});
