/** The progress of the lessons, saved in this browser for one game. */
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

const WELCOMED = "ardri-welcomed";

/** Whether somebody was told in this browser how one wins. */
export const welcomed = {
  get yet(): boolean {
    return localStorage.getItem(WELCOMED) !== null || kept() !== null;
  },
  note(): void {
    localStorage.setItem(WELCOMED, "yes");
  },
};

/** The game of the last lessons, if any. */
export const lastTable = (): string | null => kept()?.table ?? null;

const INTRODUCED = "ardri-modules";

/** The modules that were explained in this browser. */
export const introduced = {
  all(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(INTRODUCED) ?? "[]");
      return Array.isArray(kept) ? kept.map(String) : [];
    } catch {
      return [];
    }
  },
  has(module: string): boolean {
    return introduced.all().includes(module);
  },
  note(modules: readonly string[]): void {
    localStorage.setItem(INTRODUCED, JSON.stringify([...new Set([...introduced.all(), ...modules])]));
  },
};
