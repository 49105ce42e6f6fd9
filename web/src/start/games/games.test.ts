import { expect, it } from "vitest";
import { grouped, outcome, paceName, sitterName } from "./games";
import type { ListedTable } from "./tables";

const say = (key: string, values: object = {}) => [key, ...Object.values(values)].join(" ");

const TABLE: ListedTable = {
  id: "a",
  state: "running",
  players: 2,
  edition: "base",
  pace: null,
  visibility: "link",
  rated: false,
  seats: [
    { seat: "A", for: "anyone", name: "Ann", bot: "", empty: false },
    { seat: "B", for: "bot", name: "", bot: "hard", empty: false },
  ],
  mine: ["A"],
  host: true,
  join: false,
  watch: true,
  asked: false,
  created: 0,
  finished: null,
  summary: null,
};
const table = (change: Partial<ListedTable>): ListedTable => ({ ...TABLE, ...change });

it("shows first the games that wait for me", () => {
  const list = [table({ id: "1" }), table({ id: "2", asked: true }), table({ id: "3", state: "open" })];
  const { running, open, finished } = grouped(list);
  expect(running.map(({ id }) => id)).toEqual(["2", "1"]);
  expect(open.map(({ id }) => id)).toEqual(["3"]);
  expect(finished).toEqual([]);
});

it("tells how a game ended, from my side", () => {
  const over = { state: "over" as const };
  const summary = { winner: "A" as const, reason: "conditions", rounds: 4 };
  expect(outcome(table({ ...over, summary }), say)).toBe("web_start-you_won");
  expect(outcome(table({ ...over, summary, mine: ["B"] }), say)).toBe("web_start-won Ann");
  expect(outcome(table({ ...over, summary: { ...summary, winner: "B" } }), say)).toBe("web_start-won Brigid");
  expect(outcome(table({ ...over, summary: { ...summary, winner: null } }), say)).toBe(
    "web_start-nobody_won",
  );
  expect(outcome(table({ state: "abandoned" }), say)).toBe("web_start-abandoned");
});

it("names who sits, is expected, or has yet to come", () => {
  const seat = { seat: "C" as const, name: "", bot: "", empty: true };
  expect(sitterName({ ...seat, for: "anyone" }, say)).toBe("web_start-free");
  expect(sitterName({ ...seat, for: "invited" }, say)).toBe("web_start-expected");
  expect(sitterName({ ...seat, for: "bot", bot: "theirs" }, say)).toBe("web_start-bot_named Conall theirs");
});

it("knows the paces that can be chosen", () => {
  expect(paceName(null)).toBe("none");
  expect(paceName({ bank: 600_000, increment: 15_000 })).toBe("quick");
  expect(paceName({ bank: 1, increment: 2 })).toBe(null);
});
