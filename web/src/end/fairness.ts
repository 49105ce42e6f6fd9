/** Whether a game was fair: its record is held against the promise that was made before it (docs/records.md). */
import { blake2b } from "./blake2b";

export interface Verdict {
  /** The hash of seed and terms, as this browser computes it. */
  computed: string;
  /** What the record says was promised. */
  promised: string;
  seed: string;
  /** What each seat added to the seed. */
  entropy: string[];
  /** Whether the seed is the promised one; and whether the promise is the one that this browser kept, if it did. */
  good: boolean;
  kept: boolean | null;
}

/** A hash of plain data, as ardri.rules.box.fingerprints.fingerprint makes it. */
export function fingerprint(purpose: string, ...content: (string | number | boolean)[]): string {
  return blake2b(new TextEncoder().encode(JSON.stringify(content)), purpose);
}

/** What the record of a game proves; null if it cannot be read, or if nothing was promised. */
export function checkFairness(record: string, kept: string | null): Verdict | null {
  const lines = record.split("\n");
  const line = (name: string) =>
    lines.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const versions = /^2 rules (\d+) table (\d+)$/.exec(line("inis"));
  const setting = /^(\d) (ordinary|discovery) (open|sealed) (\d+)$/.exec(line("setting"));
  const promised = line("commitment");
  if (!versions || !setting || promised === "-") return null;
  const [, rules, table] = versions;
  const [, players, setup, windows = "", limit] = setting;
  try {
    const seed: string | number = JSON.parse(line("seed"));
    const promise = (version: number) =>
      fingerprint(
        "ardri commitment",
        seed,
        Number(players),
        setup === "discovery",
        windows,
        Number(limit),
        version,
        Number(table),
        line("catalogue"),
        line("options"),
      );
    // A game that began with earlier rules keeps the promise of its beginning.
    const earlier = Array.from({ length: Number(rules) - 1 }, (_, before) => promise(before + 1));
    const computed = earlier.find((each) => each === promised) ?? promise(Number(rules));
    return {
      computed,
      promised,
      seed: String(seed),
      entropy: JSON.parse(line("entropy")),
      good: computed === promised,
      kept: kept === null ? null : kept === promised,
    };
  } catch {
    return null;
  }
}

const PROMISES = "ardri-promises";
const MOST = 100;

function promises(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PROMISES) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep what is promised about a game before it is over; the first word counts. */
export function keepPromise(table: string, commitment: string): void {
  const known = promises();
  if (known[table]) return;
  const all = Object.entries({ ...known, [table]: commitment }).slice(-MOST);
  localStorage.setItem(PROMISES, JSON.stringify(Object.fromEntries(all)));
}

/** What was promised about a game, if this browser was there. */
export function keptPromise(table: string): string | null {
  return promises()[table] ?? null;
}
