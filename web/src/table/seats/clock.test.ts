import { expect, it } from "vitest";
import { clockText, timeLeft } from "./clock";

it("a clock shows what matters", () => {
  expect(clockText(61_000)).toBe("1:01");
  expect(clockText(3_600_000)).toBe("1:00 h");
  expect(clockText(26 * 3_600_000)).toBe("1 d 2 h");
});

it("a clock runs from its start on, which may be later than what is shown", () => {
  const clocks = { at: 1000, left: [60_000, 5000], running: ["A" as const], starts: [4000, 1000] };
  expect(timeLeft(clocks, 0, true, 2000)).toBe(60_000);
  expect(timeLeft(clocks, 0, true, 5000)).toBe(59_000);
  expect(timeLeft(clocks, 1, false, 5000)).toBe(5000);
});
