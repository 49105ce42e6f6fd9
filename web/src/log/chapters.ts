/** The log in chapters: one for each phase of a round, with the turns in it. */
import type { Seat } from "../server/view";
import type { Part } from "../texts/rich-text";
import type { Line } from "../texts/story";

export const FILTERS = ["all", "card", "clash", "mine"] as const;
export type Filter = (typeof FILTERS)[number];

interface Turn {
  at: number;
  seat: Seat | null;
  lines: Line[];
}

export interface Chapter {
  at: number;
  title: Part[] | null;
  turns: Turn[];
}

/** The lines that a filter lets through, by chapter and turn; empty ones are left out. */
export function chapters(
  lines: readonly Line[],
  filter: Filter = "all",
  mine: Seat | null = null,
): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    if (line.heading === "round" || !found.length)
      found.push({ at: line.at, title: line.heading === "round" ? line.parts : null, turns: [] });
    if (line.heading === "round") continue;
    const chapter = found.at(-1) as Chapter;
    if (line.heading === "turn" || !chapter.turns.length)
      chapter.turns.push({
        at: line.at,
        seat: line.heading === "turn" ? (line.seats[0] ?? null) : null,
        lines: [],
      });
    if (line.heading !== "turn" && shown(line, filter, mine)) chapter.turns.at(-1)?.lines.push(line);
  }
  return found
    .map((chapter) => ({ ...chapter, turns: chapter.turns.filter((turn) => turn.lines.length) }))
    .filter((chapter) => chapter.turns.length || (filter === "all" && chapter.title));
}

function shown(line: Line, filter: Filter, mine: Seat | null): boolean {
  if (filter === "all") return true;
  if (filter === "mine") return mine !== null && line.seats.includes(mine);
  if (filter === "card") return line.topic === "card" || line.parts.some((part) => part.card);
  return line.topic === filter;
}
