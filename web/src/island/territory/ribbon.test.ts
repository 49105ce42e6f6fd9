import { expect, test } from "vitest";
import { ribbon } from "./ribbon";

test("a ribbon with its ends is little wider than its letters", () => {
  const { tail } = ribbon(120, 25, 25);
  const reach = Math.max(...tail.match(/-?[\d.]+/g)!.map(Number));
  expect(2 * reach).toBeGreaterThan(120);
  expect(2 * reach).toBeLessThanOrEqual(120 + 25 * 1.1);
});
