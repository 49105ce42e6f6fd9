/** The three victory tracks as pips. */
import { COUNTS } from "../cards/catalogue";

export const TRACKS = ["leadership", "land", "religion"] as const;
export const NEEDED = COUNTS.to_win;

export type Pip = "full" | "deed" | "open";

/** Six pips: so many are there, so many more by Deeds; six in all meet the condition. */
export function pips(count: number, deeds: number): { pips: Pip[]; met: boolean } {
  const row = Array.from({ length: NEEDED }, (_, at): Pip =>
    at < count ? "full" : at < count + deeds ? "deed" : "open",
  );
  return { pips: row, met: count + deeds >= NEEDED };
}
