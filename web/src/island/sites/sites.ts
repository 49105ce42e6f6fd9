/** Geometry of sites, where tiles may be placed: hexes on a plane, as in `ardri.pictures.drawing.geometry`. */
import type { Box, Point } from "../atlas";

interface Site {
  q: number;
  r: number;
  up: boolean;
}

type Hex = readonly [number, number];

/** A site by its text, as in option keys: `4,1,up`. */
export function siteOf(text: string): Site {
  const [q, r, way] = text.split(",");
  return { q: Number(q), r: Number(r), up: way === "up" };
}

const corner = (x: number, y: number, size: number): Point => [(x * size * Math.sqrt(3)) / 2, (y * size) / 2];

/** The point at which the three hexes meet. */
export function heart({ q, r, up }: Site, size: number): Point {
  return corner(2 * q + r + 1, 3 * r + (up ? -1 : 1), size);
}

function hexes({ q, r, up }: Site): Hex[] {
  return [[q, r], [q + 1, r], up ? [q + 1, r - 1] : [q, r + 1]];
}

const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** The outline of the three hexes: each side that belongs to only one of them. */
export function outline(site: Site, size: number): Point[] {
  const sides = new Map<string, string>();
  for (const [q, r] of hexes(site)) {
    const around = CORNERS.map(([x, y]) => `${2 * q + r + x},${3 * r + y}`);
    around.forEach((one, at) => {
      const other = around[(at + 1) % 6]!;
      if (sides.get(other) === one) sides.delete(other);
      else sides.set(one, other);
    });
  }
  const first = sides.keys().next().value!;
  const found = [first];
  for (let at = sides.get(first)!; at !== first; at = sides.get(at)!) found.push(at);
  return found.map((text) => {
    const [x, y] = text.split(",").map(Number);
    return corner(x!, y!, size);
  });
}

/** A closed path through points, shrunk towards a centre by a fraction. */
export function path(points: readonly Point[], middle: Point, inset = 0): string {
  const drawn = points.map(([x, y]) => {
    const [a, b] = [x + (middle[0] - x) * inset, y + (middle[1] - y) * inset];
    return `${a.toFixed(1)} ${b.toFixed(1)}`;
  });
  return `M${drawn.join("L")}Z`;
}

/** A box extended to contain some sites. */
export function around([x, y, width, height]: Box, sites: readonly Site[], size: number): Box {
  const points = sites.flatMap((site) => outline(site, size));
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const [left, right] = [Math.min(x - width / 2, ...xs), Math.max(x + width / 2, ...xs)];
  const [top, bottom] = [Math.min(y - height / 2, ...ys), Math.max(y + height / 2, ...ys)];
  return [(left + right) / 2, (top + bottom) / 2, right - left, bottom - top];
}

/** All hexes of some sites, each once, as one path. */
export function cells(sites: readonly Site[], size: number): string {
  const found = new Map(sites.flatMap(hexes).map((hex) => [hex.join(), hex]));
  return [...found.values()]
    .map(([q, r]) => {
      const points = CORNERS.map(([x, y]) => corner(2 * q + r + x, 3 * r + y, size));
      return path(points, corner(2 * q + r, 3 * r, size), 0.06);
    })
    .join("");
}
