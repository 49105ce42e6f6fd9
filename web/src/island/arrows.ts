/** The arrows of a plan, from territory to territory. */
import type { Seat } from "../wire/view";
import type { Point } from "./atlas";

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
const BEND = 0.16; // to the left, so that two ways between the same territories lie apart

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

function unit([x0, y0]: Point, [x1, y1]: Point): Point {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(x1 - x0) / length, (y1 - y0) / length];
}

/** An arrow on the plane, with a head and a place for its count; `scale` makes it larger from afar. */
export function drawn(from: Point, to: Point, scale: number): Drawn {
  const middle: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * BEND,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * BEND,
  ];
  const first = along(from, unit(from, middle), TRIM * scale);
  const last = along(to, unit(to, middle), TRIM * scale);
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
