/** Progress through the puzzles: which are solved, remembered in this browser, and which comes next. */
import type { Puzzle } from "./puzzles";

const KEY = "ardri-puzzles";

/** The names of the solved puzzles. */
export function solved(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}

export function remember(name: string): void {
  localStorage.setItem(KEY, JSON.stringify([...solved().add(name)]));
}

/** The next puzzle after one that is not solved; from the last on it begins anew. Undefined if all are solved. */
export function nextUnsolved<Named extends { name: string }>(
  all: readonly Named[],
  done: ReadonlySet<string>,
  after = "",
): Named | undefined {
  const at = all.findIndex(({ name }) => name === after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find(({ name }) => name !== after && !done.has(name));
}

/** Puzzles by theme, in their order. */
export function byTheme(all: readonly Puzzle[]): [title: string, puzzles: Puzzle[]][] {
  const themes = new Map<string, Puzzle[]>();
  for (const puzzle of all) themes.set(puzzle.theme, [...(themes.get(puzzle.theme) ?? []), puzzle]);
  return [...themes.values()].map((puzzles) => [puzzles[0]?.theme_title ?? "", puzzles]);
}
