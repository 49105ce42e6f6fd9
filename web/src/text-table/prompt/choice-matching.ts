/** Choice matching: find what somebody typed among choices, each known by several names (as ardri.cli.shared.choice_matching). */
import { withoutAccents } from "../../cards/pages/search";

export interface Choice {
  key: string;
  shown: string;
  names: readonly string[];
}

const MOST = 3; // similar names that are suggested
const LIKENESS = 0.66;

/** A name in lower case, without accents and punctuation, one space between words. */
export function folded(name: string): string {
  return withoutAccents(name)
    .replace(/&/g, " and ")
    .replace(/'/g, "")
    .replace(/[_-]/g, " ")
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");
}

/** The choices that match: by exact name, else by the beginning of a name, else of a word in it. */
export function matches<C extends Choice>(typed: string, choices: readonly C[]): C[] {
  const wanted = folded(typed);
  if (!wanted) return [];
  const named = choices.map((choice) => ({ choice, names: choice.names.map(folded) }));
  const places = Math.max(0, ...named.map(({ names }) => names.length));
  const tests: ((names: string[]) => boolean)[] = [
    ...Array.from({ length: places }, (_, at) => (names: string[]) => names[at] === wanted),
    (names) => names.some((name) => name.startsWith(wanted)),
    (names) => names.some((name) => unspaced(name).startsWith(unspaced(wanted))),
    (names) => names.some((name) => ` ${name}`.includes(` ${wanted}`)),
  ];
  for (const fits of tests) {
    const found = named.filter(({ names }) => fits(names));
    if (found.length) return found.map(({ choice }) => choice);
  }
  return [];
}

/** A few choices with similar names, the nearest first; none if nothing is near. */
export function nearMisses<C extends Choice>(typed: string, choices: readonly C[]): C[] {
  const wanted = folded(typed);
  const rated = choices.map((choice) => {
    const words = choice.names.map(folded).flatMap((name) => [name, ...name.split(" ")]);
    return { choice, like: Math.max(0, ...words.map((word) => likeness(wanted, word))) };
  });
  return rated
    .filter(({ like }) => like >= LIKENESS)
    .sort((one, other) => other.like - one.like)
    .slice(0, MOST)
    .map(({ choice }) => choice);
}

const unspaced = (name: string): string => name.replaceAll(" ", "");

/** How alike two words are, from 0 to 1, by the letters that must be changed (the Levenshtein distance). */
function likeness(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    let beside = at + 1;
    row = row.map((above, to) => {
      const changed = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      if (to) beside = Math.min(above + 1, beside + 1, changed);
      return beside;
    });
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(one.length, other.length, 1);
}
