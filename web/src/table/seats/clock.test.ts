import { expect, it } from "vitest";
import { clockText } from "./clock";

it("a clock shows what matters", () => {
  expect(clockText(61_000)).toBe("1:01");
  expect(clockText(3_600_000)).toBe("1:00 h");
  expect(clockText(26 * 3_600_000)).toBe("1 d 2 h");
});
