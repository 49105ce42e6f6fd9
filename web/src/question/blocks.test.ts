import { describe, expect, it } from "vitest";
import type { Question } from "../wire/messages";
import type { Option } from "../wire/view";
import { blockOf, isComplete, left, withLeg, written, type Block, type Sight } from "./blocks";

const sight = {
  territories: [land("cove", [1, 0]), land("hills", [3, 1], 2), land("moor", [2, 0]), land("valley", [0, 2])],
  seats: [
    { reserve: 6, epics: 2 },
    { reserve: 9, epics: 0 },
  ],
  clash: null,
  own: { hand: ["migration"], put_away: [], drawn: [], drawn_again: [] },
  capital: "hills",
} as unknown as Sight;

function land(name: string, clans: number[], citadels = 0) {
  return { name, clans, citadels, site: "0,0,up", sanctuaries: 0, chieftain: null };
}

function asks(question: string, card: string | null, ...options: Option[]): Question {
  return { question, card, options, forced: false };
}

const migration = blockOf(
  asks("to", "migration", "to:cove", "to:moor", "to:valley"),
  ["card:migration", "from:hills"],
  sight,
  0,
) as Block;

/** A game that asks as the rules do: in the order of the catalogue, and never what has one answer only. */
function scatter(places: string[], clans: number) {
  return async (keys: Option[]): Promise<Question | null> => {
    const said = keys.slice(2);
    if (said.at(-1) === "done") return null;
    const counts = said.filter((key) => key.startsWith("count:")).map((key) => Number(key.slice(6)));
    const rest = clans - counts.reduce((all, count) => all + count, 0);
    const last = said.findLast((key) => key.startsWith("to:"))?.slice(3) ?? "";
    if (said.at(-1)?.startsWith("to:") && rest > 1)
      return asks("count", "migration", ...Array.from({ length: rest }, (_, at) => `count:${at + 1}`));
    const open = rest > (said.at(-1)?.startsWith("to:") ? 1 : 0) ? places.filter((each) => each > last) : [];
    return open.length ? asks("to", "migration", ...open.map((each) => `to:${each}`), "done") : null;
  };
}

describe("a plan that scatters clans", () => {
  it("leaves from the territory named before, with all clans there", () => {
    expect(migration).toMatchObject({ shape: "scatter", hub: "hills", most: 3, least: 1 });
  });

  it("leaves from the only territory there is, if none was asked for", () => {
    const lonely = {
      ...sight,
      territories: [land("moor", [2, 0]), land("cove", [0, 1])],
    } as unknown as Sight;
    expect(blockOf(asks("to", "migration", "to:cove"), ["card:migration"], lonely, 0)?.hub).toBe("moor");
  });

  it("gives no more clans than there are", () => {
    const legs = withLeg(migration, { cove: 2 }, "moor", 5);
    expect(legs).toEqual({ cove: 2, moor: 1 });
    expect(left(migration, legs, "valley")).toBe(0);
  });

  it("forgets a place that gets none", () => {
    expect(withLeg(migration, { cove: 2, moor: 1 }, "cove", 0)).toEqual({ moor: 1 });
  });

  it("is laid in any order and written in the order of the catalogue", async () => {
    const ask = scatter(["cove", "moor", "valley"], 3);
    const start = asks("to", "migration", "to:cove", "to:moor", "to:valley");
    const plan = await written(migration, { moor: 1, cove: 1 }, ["card:migration", "from:hills"], start, ask);
    expect(plan.keys.slice(2)).toEqual(["to:cove", "count:1", "to:moor", "count:1", "done"]);
  });

  it("does not answer what is not asked", async () => {
    const ask = scatter(["cove", "moor", "valley"], 3);
    const start = asks("to", "migration", "to:cove", "to:moor", "to:valley");
    const plan = await written(
      migration,
      { valley: 1, cove: 2 },
      ["card:migration", "from:hills"],
      start,
      ask,
    );
    expect(plan.keys.slice(2)).toEqual(["to:cove", "count:2", "to:valley"]);
    expect(plan.next).toBeNull();
  });
});

describe("a plan that gathers clans", () => {
  const start = asks("from", "conquest", "from:cove", "from:hills");

  it("begins when the territory is named, not with the card alone", () => {
    expect(blockOf(start, ["card:conquest"], sight, 0)).toBeNull();
    const block = blockOf(start, ["card:conquest", "territory:moor"], sight, 0);
    expect(block).toMatchObject({ shape: "gather", hub: "moor", room: { cove: 1, hills: 3 }, most: 4 });
  });
});

describe("a plan that places clans", () => {
  it("places all that a card gives", () => {
    const block = blockOf(
      asks("spread", "new_clans", "territory:cove", "territory:moor"),
      [],
      sight,
      0,
    ) as Block;
    expect(block).toMatchObject({ most: 2, least: 2 });
    expect(isComplete(block, { cove: 1 })).toBe(false);
    expect(isComplete(block, { cove: 1, moor: 1 })).toBe(true);
  });

  it("has room for a clan in each Citadel, the Capital among them", () => {
    const block = blockOf(asks("spread", "craftsmen_peasants", "territory:hills", "done"), [], sight, 0);
    expect(block).toMatchObject({ room: { hills: 3 }, most: 3, least: 0 });
  });

  it("has no room for more clans than the reserve has", () => {
    const poor = { ...sight, seats: [{ reserve: 1, epics: 0 }] } as unknown as Sight;
    expect(blockOf(asks("spread", "new_clans", "territory:cove", "territory:moor"), [], poor, 0)?.most).toBe(
      1,
    );
  });
});

it("a single step is no plan", () => {
  expect(
    blockOf(asks("to", "emissaries", "to:cove"), ["card:emissaries", "from:hills"], sight, 0),
  ).toBeNull();
  expect(blockOf(asks("from", "migration", "from:cove"), ["card:migration"], sight, 0)).toBeNull();
});
