/** Fairness check: compares a game's record with the commitment that was published before it (docs/records.md). */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

interface Verdict {
  /** The hash of seed and terms, as computed in this browser. */
  computed: string;
  /** The commitment in the record. */
  promised: string;
  seed: string;
  /** What each seat added to the seed. */
  entropy: string[];
  /** `good`: the seed is the promised one. `kept`: the promise is the one that this browser saved, if it did. */
  good: boolean;
  kept: boolean | null;
}

const PURPOSE = utf8ToBytes("ardri commitment"); // BLAKE2 wants exactly 16 bytes

/** The base game's two setups are older than editions: a flag tells them apart. Other editions have their names. */
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["ordinary", false],
  ["discovery", true],
]);

/** A hash of plain data, as ardri.rules.box.fingerprints.fingerprint makes it. */
function fingerprint(...content: (string | number | boolean)[]): string {
  const data = utf8ToBytes(JSON.stringify(content));
  return bytesToHex(blake2b(data, { dkLen: 32, personalization: PURPOSE }));
}

/** Check the record of a game; null if it cannot be read or has no commitment. */
export function checkFairness(record: string, kept: string | null): Verdict | null {
  const lines = record.split("\n");
  const line = (name: string) =>
    lines.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const versions = /^2 rules (\d+) table (\d+)$/.exec(line("inis"));
  const setting = /^(\d+) (\S+) (open|sealed) (\d+)$/.exec(line("setting"));
  const promised = line("commitment");
  if (!versions || !setting || promised === "-") return null;
  const [, rules, table] = versions;
  const [, players, edition = "", windows = "", limit] = setting;
  try {
    const seed: string | number = JSON.parse(line("seed"));
    const promise = (version: number) =>
      fingerprint(
        seed,
        Number(players),
        FLAGS.get(edition) ?? edition,
        windows,
        Number(limit),
        version,
        Number(table),
        line("catalogue"),
        line("options"),
      );
    // A game that began under earlier rules keeps the commitment of its beginning.
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
