import { expect, it, vi } from "vitest";
import type { Form, Question } from "../server/messages";
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

/** A table that asks for a turn, and what the rules would ask next; what was asked and sent is noted. */
function table(next: Record<string, Question>) {
  const told: { previews: Answer[][]; choices: Answer[][] } = { previews: [], choices: [] };
  const asked = {
    ...asks("turn", null, ["card:conquest", "pass"]),
    number: 7,
    answer: [],
    until: null,
    done: false,
  };
  const parts = { territories: [], own: { hand: ["conquest"] } };
  const found = {
    question: asked,
    parts,
    preview: async (answers: Answer[]) => {
      told.previews.push(answers);
      return { kind: "previewed", id: 1, question: next[JSON.stringify(answers)] ?? null };
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

it("a plan from several lands is previewed in one message and confirmed in one", async () => {
  const { asking, told } = table(CONQUEST);
  await asking.pick("card:conquest");
  await asking.pick("territory:moor");
  told.previews.length = 0;
  await asking.pick("from:hills");
  await asking.pick("from:cove");
  await asking.pick("from:hills");
  expect(asking.moves).toHaveLength(2);
  expect(told.previews).toHaveLength(0);
  await asking.confirm();
  const whole = ["card:conquest", "territory:moor", { "from:hills": 2, "from:cove": 1 }];
  expect(told).toEqual({ previews: [whole], choices: [whole] });
  expect(asking.begun).toBe(false);
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
