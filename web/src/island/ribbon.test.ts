import { expect, test } from "vitest";
import { ribbon } from "./ribbon";

test("a short name has its size", () => {
  expect(ribbon(3, 16, 160, 25).size).toBe(16);
});

test("a long name is smaller, so that its ribbon stays in its room", () => {
  const long = ribbon(14, 16, 160, 25);
  expect(long.size).toBeLessThan(16);
  const reach = Math.max(...long.tail.match(/-?[\d.]+/g)!.map(Number));
  expect(2 * reach).toBeLessThanOrEqual(165);
});
