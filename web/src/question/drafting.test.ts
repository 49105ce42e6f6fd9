import { expect, it } from "vitest";
import type { Table } from "../server/table.svelte";
import type { Asking } from "./asking.svelte";
import { Drafting, touched } from "./drafting.svelte";

it("a card too many takes the place of the one named first", () => {
  expect(touched(["bard"], "geis", 1)).toEqual(["geis"]);
  expect(touched(["bard", "druid"], "geis", 2)).toEqual(["druid", "geis"]);
  expect(touched(["bard", "druid"], "bard", 2)).toEqual(["druid"]);
});

/** A draft with a question of this form, and what was sent. */
function draft(verb: "keep" | "hand_on", cards: string[], count: number) {
  const items = cards.map((card) => ({ option: `${verb}:${card}`, least: 0, most: 1 }));
  const question = {
    question: `draft_${verb}`,
    card: null,
    options: [],
    forced: false,
    form: { kind: "pick", hub: null, items, least: count, most: count },
    done: false,
    answer: [],
  };
  const sent: unknown[] = [];
  const asking = {
    scene: { own: {}, round: 1 },
    busy: false,
    answer: async (answer: unknown) => sent.push(answer),
  };
  return { drafting: new Drafting({ question } as unknown as Table, asking as unknown as Asking), sent };
}

it("the form says which cards there are, and how many stay", () => {
  const { drafting } = draft("hand_on", ["bard", "druid", "geis", "raid"], 1);
  expect(drafting.cards).toEqual(["bard", "druid", "geis", "raid"]);
  expect(drafting.keep).toBe(3);
});

it("cards are kept also where the question asks for the one that is handed on", async () => {
  const { drafting, sent } = draft("hand_on", ["bard", "druid", "geis", "raid"], 1);
  for (const card of ["raid", "bard", "geis"] as const) drafting.touch(card);
  await drafting.send();
  expect(sent).toEqual([{ "hand_on:druid": 1 }]);
});

it("a hint is followed: a card is kept, or all but one", () => {
  const { drafting } = draft("keep", ["bard", "druid", "geis", "raid"], 2);
  drafting.follow("keep:geis");
  drafting.follow("keep:geis");
  expect(drafting.kept).toEqual(["geis"]);
  const { drafting: later } = draft("hand_on", ["bard", "druid", "geis", "raid"], 1);
  later.follow("hand_on:druid");
  expect(later.kept).toEqual(["bard", "geis", "raid"]);
});

it("cards kept in any order are sent as one plan", async () => {
  const { drafting, sent } = draft("keep", ["bard", "druid", "geis", "raid"], 2);
  drafting.touch("geis");
  expect(drafting.ready).toBe(false);
  drafting.touch("bard");
  expect(drafting.ready).toBe(true);
  await drafting.send();
  expect(sent).toEqual([{ "keep:geis": 1, "keep:bard": 1 }]);
});
