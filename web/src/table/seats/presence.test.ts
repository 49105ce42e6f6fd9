import { expect, it } from "vitest";
import type { SeatState } from "../../server/parts";
import { absentees, lengthText } from "./presence";

const person = (seat: "A" | "B" | "C", change: Partial<SeatState> = {}): SeatState => ({
  for: "anyone",
  seat,
  name: "Ann",
  bot: "",
  ready: true,
  away: false,
  resigned: false,
  abandon: false,
  ...change,
});
const at = (seat: string, here: boolean) => ({ seat, here, since: here ? null : 7, relief: null });

it("those are offline who are gone while nobody plays for them", () => {
  const people = [person("A"), person("B"), person("C", { bot: "medium", away: true })];
  const present = [at("A", true), at("B", false), at("C", false)];
  expect(absentees(people, present)).toEqual([{ seat: "B", since: 7, relief: null }]);
  expect(absentees(people, [])).toEqual([]);
});

it("a length of time is in its largest unit", () => {
  expect(lengthText(10_000, "en")).toBe("1 min");
  expect(lengthText(5 * 60_000, "en")).toBe("5 min");
  expect(lengthText(3 * 3_600_000, "en")).toBe("3 hr");
});
