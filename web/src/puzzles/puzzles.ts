/** Puzzles: the requests about them. */
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
