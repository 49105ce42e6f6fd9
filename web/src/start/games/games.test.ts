import { expect, it } from "vitest";
import { ago, awaitedNames, grouped, outcome, paceName, sitterName } from "./games";
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
  moved: 0,
  awaited: [],
  left: null,
  runs: false,
  nudged: false,
};
const table = (change: Partial<ListedTable>): ListedTable => ({ ...TABLE, ...change });

it("shows first the games that wait for me, the most urgent one before others", () => {
  const list = [
    table({ id: "1", moved: 5 }),
    table({ id: "2", asked: true, left: 900 }),
    table({ id: "3", state: "open" }),
    table({ id: "4", asked: true, left: 100 }),
    table({ id: "5", moved: 9 }),
  ];
  const { running, open, finished } = grouped(list);
  expect(running.map(({ id }) => id)).toEqual(["4", "2", "5", "1"]);
  expect(open.map(({ id }) => id)).toEqual(["3"]);
  expect(finished).toEqual([]);
});

it("lists finished games, the last one first, and no tables that were closed before", () => {
  const closed = { winner: null, reason: "host", rounds: 0 };
  const list = [
    table({ id: "1", state: "finished", finished: 5 }),
    table({ id: "2", state: "abandoned", finished: 7 }),
    table({ id: "3", state: "abandoned", finished: 9, summary: closed }),
  ];
  expect(grouped(list).finished.map(({ id }) => id)).toEqual(["2", "1"]);
});

it("says for whom a game waits, and how long ago something was", () => {
  expect(awaitedNames(table({ awaited: ["A", "B"] }))).toBe("Ann, Brigid");
  expect(ago(3 * 60_000, "en")).toBe("3 minutes ago");
  expect(ago(2 * 86_400_000, "en")).toBe("2 days ago");
  expect(ago(10, "en")).toBe("now");
});

it("tells how a game ended, from my side", () => {
  const over = { state: "finished" as const };
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
