import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../../server/table.svelte";
import { endSnooze, snooze } from "./snooze";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

/** A table with only the turn, and the orders given to it. */
function at(turn: string, id = "one"): { table: Table; orders: string[] } {
  const orders: string[] = [];
  const order = async (card: string, wish: string) => orders.push(`${card} ${wish}`);
  const parts = { round: 1, phase: "season", turn };
  return { table: { id, stream: "A", parts, order } as unknown as Table, orders };
}

it("a card is asked about again when the turn is over, even by a page that was loaded again", async () => {
  const { table, orders } = at("B");
  await snooze(table, ["geis"]);
  await snooze(table, ["geis", "raid"]);
  await endSnooze(table);
  expect(orders).toEqual(["geis never", "geis never", "raid never"]);
  const later = at("A");
  await endSnooze(later.table);
  await endSnooze(later.table);
  expect(later.orders).toEqual(["geis ask", "raid ask"]);
});

it("another table has nothing to do with it", async () => {
  await snooze(at("B").table, ["geis"]);
  const other = at("C", "two");
  await endSnooze(other.table);
  expect(other.orders).toEqual([]);
});
