import { expect, it } from "vitest";
import { byTheme, nextUnsolved } from "./progress";
import type { Puzzle } from "./puzzles";

const puzzle = (name: string, theme: string): Puzzle => ({
  name,
  title: name,
  theme,
  theme_title: theme.toUpperCase(),
  players: 2,
  ahead: false,
});
const ALL = [puzzle("a", "clash"), puzzle("b", "clash"), puzzle("c", "draft")];

it("the next puzzle is the first that is not solved after the last one, then from the beginning", () => {
  expect(nextUnsolved(ALL, new Set())?.name).toBe("a");
  expect(nextUnsolved(ALL, new Set(["b"]), "a")?.name).toBe("c");
  expect(nextUnsolved(ALL, new Set(["c"]), "c")?.name).toBe("a");
  expect(nextUnsolved(ALL, new Set(["a", "b", "c"]), "b")).toBeUndefined();
});

it("puzzles are listed by theme", () => {
  expect(byTheme(ALL).map(([title, puzzles]) => [title, puzzles.length])).toEqual([
    ["CLASH", 2],
    ["DRAFT", 1],
  ]);
});
