import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blake2b } from "./blake2b";
import { checkFairness } from "./fairness";

const GOLDEN = new URL("../../../tests/golden/", import.meta.url);
const records = readdirSync(GOLDEN).map((file) => readFileSync(new URL(file, GOLDEN), "utf8"));
const [record = ""] = records;

describe("the hash", () => {
  it("is BLAKE2b", () => {
    // the example of RFC 7693, without a purpose
    expect(blake2b(new TextEncoder().encode("abc"), "", 64)).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });

  it("takes many blocks, and exactly one", () => {
    // hashlib.blake2b(b"x" * n, digest_size=8, person=b"ardri").hexdigest()
    const hash = (count: number) => blake2b(new TextEncoder().encode("x".repeat(count)), "ardri", 8);
    expect([0, 128, 129, 300].map(hash)).toEqual([
      "c06e2e4930168810",
      "ad11e4dae2c50f5e",
      "7ddc326d8de7a9e3",
      "d690e0e5b932941a",
    ]);
  });
});

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

  it("that is none is not judged", () => {
    expect(checkFairness("inis 1\n", null)).toBeNull();
    expect(checkFairness(record.replace(/commitment .*/, "commitment -"), null)).toBeNull();
  });
});
