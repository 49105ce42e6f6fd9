/** Tiles that touch a site; a site is written `q,r,up` or `q,r,down` (docs/view.schema.json). */

const NEIGHBOURS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

function hexes(site: string): [number, number][] {
  const [q = 0, r = 0] = site.split(",").map(Number);
  return [[q, r], [q + 1, r], site.endsWith("up") ? [q + 1, r - 1] : [q, r + 1]];
}

/** The names of the tiles that a site touches, in the order of the catalogue. */
export function touched<T extends { name: string; site: string }>(
  site: string,
  tiles: readonly T[],
): T["name"][] {
  const around = new Set(
    hexes(site).flatMap(([q, r]) => NEIGHBOURS.map(([dq, dr]) => `${q + dq},${r + dr}`)),
  );
  return tiles
    .filter((tile) => hexes(tile.site).some(([q, r]) => around.has(`${q},${r}`)))
    .map((tile) => tile.name)
    .sort();
}

/** The names of the tiles beside a tile, in the order of the catalogue. */
export function neighbours<T extends { name: string; site: string }>(
  tile: T,
  tiles: readonly T[],
): T["name"][] {
  return touched(
    tile.site,
    tiles.filter(({ name }) => name !== tile.name),
  );
}
