import { beforeEach, expect, it, vi } from "vitest";
import { tableMemory } from "./table-memory";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it("remembers a value for each table, the last one that was kept", () => {
  const seen = tableMemory<number>("seen");
  seen.keep("one", 1);
  seen.keep("two", 2);
  seen.keep("one", 3);
  expect([seen.of("one"), seen.of("two"), seen.of("three")]).toEqual([3, 2, undefined]);
  expect(tableMemory<number>("other").of("one")).toBe(undefined);
});

it("forgets the tables that were not heard of for longest", () => {
  const seen = tableMemory<number>("seen");
  for (let table = 0; table < 150; table += 1) seen.keep(`table ${table}`, table);
  seen.keep("table 60", 0);
  seen.keep("new", 0);
  expect(["table 60", "table 51", "table 50"].map((table) => seen.of(table))).toEqual([0, 51, undefined]);
});

it("begins anew when what is stored cannot be read", () => {
  stored.set("seen", "{");
  const seen = tableMemory<number>("seen");
  expect(seen.of("one")).toBe(undefined);
  seen.keep("one", 1);
  expect(seen.of("one")).toBe(1);
});
