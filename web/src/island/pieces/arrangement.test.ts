import { describe, expect, test } from "vitest";
import { LAYOUT, land } from "../fixtures";
import { newcomerSpot, buildings, clanGroups, overlaps, standing, occupied } from "./arrangement";

const boxesOf = (clans: number[]) => {
  const present = clanGroups(LAYOUT, clans, null, []);
  return occupied(LAYOUT, present, [], [0, -28, 60, 25]).slice(1);
};

describe("crowds", () => {
  test("only seats with clans stand there, in their order", () => {
    const found = clanGroups(LAYOUT, [2, 0, 0, 1], "A", []);
    expect(found.map(({ seat, count, chieftain }) => [seat, count, chieftain])).toEqual([
      ["A", 2, true],
      ["D", 1, false],
    ]);
  });

  test("one crowd stands in the middle", () => {
    expect(clanGroups(LAYOUT, [0, 3], null, [])[0]?.at).toEqual([0, 18]);
  });

  test.each([[[12, 12, 12, 12]], [[5, 1, 9, 0]], [[3, 7, 0, 0]], [[12, 0, 0, 0]]])(
    "%j stay within their row",
    (clans) => {
      for (const [x, , width] of boxesOf(clans)) {
        expect(x - width / 2).toBeGreaterThanOrEqual(-114);
        expect(x + width / 2).toBeLessThanOrEqual(114);
      }
    },
  );

  test("more clans of one seat are more figures, up to a crowd", () => {
    const drawn = (count: number) => clanGroups(LAYOUT, [count], null, [])[0]?.figures.length;
    expect([1, 2, 5, 12].map(drawn)).toEqual([1, 2, 5, 5]);
  });

  test("who is sheltered is told", () => {
    expect(clanGroups(LAYOUT, [3, 2], null, [0, 2]).map(({ sheltered }) => sheltered)).toEqual([0, 2]);
  });
});

describe("where clans go", () => {
  const present = clanGroups(LAYOUT, [2, 1], null, []);

  test("those of a seat to the others of that seat", () => {
    expect(standing(LAYOUT, present, "B")).toEqual(present[1]?.at);
  });

  test("those of a seat that is not there to the middle", () => {
    expect(standing(LAYOUT, present, "D")).toEqual([0, 18]);
  });

  test("newcomers to the end of the row", () => {
    expect(newcomerSpot(LAYOUT, present)[0]).toBeGreaterThan(present[1]!.at[0]);
    expect(newcomerSpot(LAYOUT, [])).toEqual([0, 18]);
  });
});

describe("buildings", () => {
  const NAME = [0, -28, 60, 25] as const;

  test("each kind has its place and its count", () => {
    const hills = land("hills", [0, 0], { sanctuaries: 1, citadels: 3 });
    expect(buildings(LAYOUT, hills, { capital: "hills", festival: null, markers: [] }, NAME)).toEqual([
      { name: "sanctuary", count: 1, planned: 0, at: [-92, 69] },
      { name: "citadel", count: 3, planned: 0, at: [-45, 69] },
      { name: "capital", count: 1, planned: 0, at: [68, 69] },
    ]);
  });

  test("the Capital elsewhere is not here", () => {
    expect(
      buildings(LAYOUT, land("cove", [0, 0]), { capital: "hills", festival: null, markers: [] }, NAME),
    ).toEqual([]);
  });

  test("a large name pushes them out of its way", () => {
    const far = { ...LAYOUT, buildings: [[[0, -60]]] as [number, number][][] };
    const [pushed] = buildings(
      far,
      land("cove", [0, 0], { sanctuaries: 1 }),
      { capital: null, festival: null, markers: [] },
      [0, -40, 60, 80],
    );
    expect(pushed!.at[1]).toBeLessThan(-80);
    const [calm] = buildings(
      far,
      land("cove", [0, 0], { sanctuaries: 1 }),
      { capital: null, festival: null, markers: [] },
      NAME,
    );
    expect(calm!.at).toEqual([0, -60]);
  });
});

test("boxes meet if they have area in common", () => {
  expect(overlaps([0, 0, 2, 2], [1, 1, 2, 2])).toBe(true);
  expect(overlaps([0, 0, 2, 2], [2, 0, 2, 2])).toBe(false);
});
