/** The arrows of a plan, from territory to territory. */
import type { Seat } from "../wire/view";
import type { Box, Point } from "./atlas";

export interface Arrow {
  /** Null is the reserve. */
  from: string | null;
  to: string;
  count: number;
  seat: Seat;
  key: string;
}

export interface Drawn {
  path: string;
  head: string;
  badge: Point;
}

const TRIM = 34; // from the clans
const SHORT = 10; // and from a name
const BEND = 0.16; // to the left, so that two ways between the same territories lie apart

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

function unit([x0, y0]: Point, [x1, y1]: Point): Point {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(x1 - x0) / length, (y1 - y0) / length];
}

/** Where a straight way into a box comes to its edge; null if it does not. */
export function reached([x0, y0]: Point, [x1, y1]: Point, [x, y, wide, tall]: Box): Point | null {
  let [first, last] = [0, 1];
  for (const [start, way, middle, half] of [
    [x0, x1 - x0, x, wide / 2],
    [y0, y1 - y0, y, tall / 2],
  ] as const) {
    if (!way && Math.abs(start - middle) > half) return null;
    const ends = [(middle - half - start) / way, (middle + half - start) / way];
    if (way) [first, last] = [Math.max(first, Math.min(...ends)), Math.min(last, Math.max(...ends))];
  }
  return first > 0 && first < last ? [x0 + (x1 - x0) * first, y0 + (y1 - y0) * first] : null;
}

/**
 * An arrow on the plane, with a head and a place for its count; `scale` makes it larger from afar.
 * It ends at the clans, or before a name that would lie beneath its head.
 */
export function drawn(from: Point, clans: Point, scale: number, name: Box | null = null): Drawn {
  const before = name && reached(from, clans, name);
  const to = before ?? clans;
  const middle: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * BEND,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * BEND,
  ];
  const first = along(from, unit(from, middle), TRIM * scale);
  const last = along(to, unit(to, middle), (before ? SHORT : TRIM) * scale);
  const way = unit(middle, last);
  const neck = along(last, way, -22 * scale);
  const side: Point = [-way[1], way[0]];
  const notch = along(neck, way, 5 * scale);
  const head = [last, along(neck, side, 15 * scale), notch, along(neck, side, -15 * scale)];
  const quarter = (one: number, two: number, three: number) => one / 4 + two / 2 + three / 4;
  return {
    path: `M${text(first)}Q${text(middle)} ${text(along(neck, way, 4 * scale))}`,
    head: `M${head.map(text).join("L")}Z`,
    badge: [quarter(first[0], middle[0], neck[0]), quarter(first[1], middle[1], neck[1])],
  };
}
