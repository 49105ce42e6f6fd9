/** How far the lessons are, kept in this browser: for the game in which they were given. */
import { BEGINNING, type Progress } from "./lessons";

const KEY = "ardri-learn";

interface Kept {
  table: string;
  progress: Progress;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export function progressOf(table: string): Progress {
  const known = kept();
  return known?.table === table ? known.progress : BEGINNING;
}

export function keep(table: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ table, progress }));
}

/** The game of the last lessons, if there were any. */
export const lastTable = (): string | null => kept()?.table ?? null;
