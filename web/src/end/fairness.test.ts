import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkFairness } from "./fairness";

const GOLDEN = new URL("../../../tests/golden/", import.meta.url);
const records = readdirSync(GOLDEN).map((file) => readFileSync(new URL(file, GOLDEN), "utf8"));
const [record = ""] = records;

describe("a record", () => {
  it("proves its promise, whatever the game", () => {
    expect(records.length).toBeGreaterThan(5);
    for (const each of records) expect(checkFairness(each, null)).toMatchObject({ good: true, kept: null });
  });

  it("of a game that began with earlier rules keeps the promise of its beginning", () => {
    const OLD = new URL("../../../tests/migration/records/", import.meta.url);
    const old = readFileSync(new URL("server-2-3-players-sealed.txt", OLD), "utf8");
    expect(old).toContain("rules 1 ");
    const migrated = old.replace("rules 1 ", "rules 2 ");
    expect(checkFairness(migrated, null)).toMatchObject({ good: true });
    expect(checkFairness(migrated.replace(/^commitment ../m, "commitment 00"), null)).toMatchObject({
      good: false,
    });
  });

  it("with another seed proves nothing", () => {
    expect(checkFairness(record.replace('seed "golden', 'seed "olden'), null)).toMatchObject({ good: false });
  });

  it("with another setting proves nothing", () => {
    expect(
      checkFairness(record.replace("setting 2 ordinary open 0", "setting 2 ordinary open 9"), null)?.good,
    ).toBe(false);
  });

  it("is held against the promise that was kept", () => {
    const promised = checkFairness(record, null)?.promised ?? "";
    expect(checkFairness(record, promised)?.kept).toBe(true);
    expect(checkFairness(record, "another")?.kept).toBe(false);
  });

  it("of any edition proves its promise, which is about that edition", () => {
    const ordinary = records.find((each) => each.includes("ordinary")) ?? "";
    const promised = /^setting (\d) ordinary (open|sealed) (\d+)$/m.exec(ordinary);
    expect(promised).not.toBeNull();
    const other = ordinary.replace(" ordinary ", " toy ");
    const found = checkFairness(other, null);
    expect(found).toMatchObject({ good: false }); // the promise was about another one
    const kept = other.replace(/^commitment .*$/m, `commitment ${found?.computed}`);
    expect(checkFairness(kept, null)).toMatchObject({ good: true });
    expect(checkFairness(kept.replace(" toy ", " toys "), null)).toMatchObject({ good: false });
  });

  it("that is none is not judged", () => {
    expect(checkFairness("inis 1\n", null)).toBeNull();
    expect(checkFairness(record.replace(/commitment .*/, "commitment -"), null)).toBeNull();
  });
});
