/** Puzzles: the requests about them, and which are solved, remembered in this browser. */
import { get, post } from "../server/api";
import type { Question } from "../server/messages";
import type { Scene } from "../server/parts";
import type { Option } from "../server/view";
import type { Answer } from "../question/plans";

/** A puzzle in the list. */
export interface Puzzle {
  name: string;
  title: string;
  theme: string;
  theme_title: string;
  players: number;
  /** Whether it takes several moves to see the answer. */
  ahead: boolean;
}

export interface Position {
  view: Scene;
  question: Question;
}

export interface Judgement {
  right: boolean;
  why: string | null;
}

export interface Solution {
  options: Option[];
  why: string;
}

const address = (name: string) => `/api/puzzles/${encodeURIComponent(name)}`;

export const allPuzzles = () => get<Puzzle[]>("/api/puzzles");
export const positionOf = (name: string) => get<Position>(address(name));
export const judge = (name: string, answer: Answer) => post<Judgement>(address(name), { answer });
export const solutionOf = (name: string) => get<Solution>(`${address(name)}/solution`);

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
