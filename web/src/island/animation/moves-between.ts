/** Difference of two positions: clans that left one territory and came to another. */
import type { Territory } from "../../server/view";

export interface ClanMove {
  seat: number;
  count: number;
  /** Null is the reserve. */
  from: string | null;
  to: string | null;
}

type Lands = readonly Pick<Territory, "name" | "clans">[];

/** The moves that explain the difference, for each seat. */
export function movesBetween(before: Lands, after: Lands): ClanMove[] {
  const was = new Map(before.map(({ name, clans }) => [name, clans]));
  const found: ClanMove[] = [];
  const seats = Math.max(0, ...after.map(({ clans }) => clans.length));
  for (let seat = 0; seat < seats; seat++) {
    const changes = after.map(({ name, clans }) => ({
      name,
      by: (clans[seat] ?? 0) - (was.get(name)?.[seat] ?? 0),
    }));
    const left = changes.filter(({ by }) => by < 0).map(({ name, by }) => ({ name, count: -by }));
    for (const { name: to, by } of changes.filter(({ by }) => by > 0)) {
      let coming = by;
      while (coming) {
        const source = left.find(({ count }) => count);
        const count = source ? Math.min(source.count, coming) : coming;
        found.push({ seat, count, from: source?.name ?? null, to });
        coming -= count;
        if (source) source.count -= count;
      }
    }
    for (const { name: from, count } of left) if (count) found.push({ seat, count, from, to: null });
  }
  return found;
}
