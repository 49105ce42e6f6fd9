/** The three victory tracks as pips. */

export const TRACKS = ["leadership", "religion", "land"] as const;

export type Track = (typeof TRACKS)[number];
type Pip = "full" | "deed" | "open";

/** A row of pips: so many are there, so many more by Deeds; it is full when none is open. */
export function pips(count: number, deeds: number, needed: number): { pips: Pip[]; full: boolean } {
  const row = Array.from({ length: needed }, (_, at): Pip =>
    at < count ? "full" : at < count + deeds ? "deed" : "open",
  );
  return { pips: row, full: !row.includes("open") };
}
