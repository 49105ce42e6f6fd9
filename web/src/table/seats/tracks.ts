/** The three victory tracks as pips. */
import { COUNTS } from "../../box/catalogue";

export const TRACKS = ["leadership", "land", "religion"] as const;
export const NEEDED = COUNTS.to_win;

export type Track = (typeof TRACKS)[number];
type Pip = "full" | "deed" | "open";

/** Which conditions are met when Deeds are spent where they help most, in the order of the rules. */
export function metByName(tracks: Readonly<Record<Track, number>>, deeds: number): Track[] {
  const order: Track[] = ["leadership", "religion", "land"];
  const lacking = (track: Track) => Math.max(0, NEEDED - tracks[track]);
  let left = deeds;
  const met = [...order]
    .sort((one, other) => lacking(one) - lacking(other))
    .filter((track) => (left -= lacking(track)) >= 0);
  return order.filter((track) => met.includes(track));
}

/** Six pips: so many are there, so many more by Deeds; six in all meet the condition. */
export function pips(count: number, deeds: number): { pips: Pip[]; met: boolean } {
  const row = Array.from({ length: NEEDED }, (_, at): Pip =>
    at < count ? "full" : at < count + deeds ? "deed" : "open",
  );
  return { pips: row, met: count + deeds >= NEEDED };
}
