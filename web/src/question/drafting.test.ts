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

it("the form says which cards there are, how many to name, and what for", () => {
  const { drafting } = draft("hand_on", ["bard", "druid", "geis", "raid"], 1);
  expect(drafting.cards).toEqual(["bard", "druid", "geis", "raid"]);
  expect([drafting.count, drafting.keep, drafting.keeping]).toEqual([1, 3, false]);
});

it("cards named in any order are sent as one plan", async () => {
  const { drafting, sent } = draft("keep", ["bard", "druid", "geis", "raid"], 2);
  drafting.touch("geis");
  expect(drafting.ready).toBe(false);
  drafting.touch("bard");
  expect(drafting.ready).toBe(true);
  await drafting.send();
  expect(sent).toEqual([{ "keep:geis": 1, "keep:bard": 1 }]);
});
