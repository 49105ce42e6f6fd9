/** Shapes of the arrows of a plan, from territory to territory. */
import type { Seat } from "../../server/view";
import type { Box, Point } from "../atlas";

export interface Arrow {
  /** Null is the reserve. */
  from: string | null;
  to: string;
  count: number;
  seat: Seat;
  key: string;
  /** True if it was declared and cannot be changed. */
  fixed?: boolean;
}

export interface ArrowShape {
  path: string;
  head: string;
  badge: Point;
}

const TRIM = 34; // distance from the clans
const BEND = 0.16; // to the left, so that arrows in opposite directions lie apart
const BOAT = 22; // distance from a landing
const SWING = 80; // how far out at sea, at least
const EDGE = 9; // around a name: half a shaft and a margin
const STEPS = Array.from({ length: 41 }, (_, at) => at / 40);

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const along = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];

function unit([x0, y0]: Point, [x1, y1]: Point): Point {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(x1 - x0) / length, (y1 - y0) / length];
}

type Curve = [Point, Point, Point];

/** The blossom (polar form) of a quadratic Bézier curve; equal parameters give a point of it. */
function between([one, two, three]: Curve, a: number, b: number): Point {
  const part = (x: number, y: number, z: number) =>
    (1 - a) * (1 - b) * x + (a + b - 2 * a * b) * y + a * b * z;
  return [part(one[0], two[0], three[0]), part(one[1], two[1], three[1])];
}

const inside = ([x, y]: Point, [cx, cy, wide, tall]: Box, edge: number) =>
  Math.abs(x - cx) < wide / 2 + edge && Math.abs(y - cy) < tall / 2 + edge;

/** The part of a curve between two names: it begins after the one and ends before the other. */
function clear(curve: Curve, names: readonly (Box | null)[], edge: number): Curve {
  const on = (name: Box | null | undefined, at: number) =>
    Boolean(name && inside(between(curve, at, at), name, edge));
  const early = STEPS.filter((at) => at <= 0.4 && on(names[0], at)).at(-1);
  const late = STEPS.find((at) => at >= 0.6 && on(names[1], at));
  const [first, last] = [early ?? 0, late ?? 1];
  return [between(curve, first, first), between(curve, first, last), between(curve, last, last)];
}

/**
 * The shape of an arrow with a head and a badge for its count; `scale` enlarges it when zoomed out. The names of
 * its two territories stay legible.
 */
export function arrowShape(
  from: Point,
  to: Point,
  scale: number,
  names: readonly (Box | null)[] = [],
): ArrowShape {
  const bend: Point = [
    (from[0] + to[0]) / 2 + (to[1] - from[1]) * BEND,
    (from[1] + to[1]) / 2 - (to[0] - from[0]) * BEND,
  ];
  const ends: Curve = [
    along(from, unit(from, bend), TRIM * scale),
    bend,
    along(to, unit(to, bend), TRIM * scale),
  ];
  return withHead(clear(ends, names, EDGE * scale), scale);
}

/** The shape of an arrow over the water, from one landing to another: it bends away from the middle of the land. */
export function seaArrowShape(from: Point, to: Point, middle: Point, scale: number): ArrowShape {
  const halfway: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const out = Math.max(SWING * scale, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.35);
  const bend = along(halfway, unit(middle, halfway), out);
  const ends: Curve = [
    along(from, unit(from, bend), BOAT * scale),
    bend,
    along(to, unit(to, bend), BOAT * scale),
  ];
  return withHead(ends, scale);
}

/** The shape of an attack: an arrow from clans over the heads to others that stand beside them. */
export function strikeShape([x0, y0]: Point, [x1, y1]: Point, scale: number): ArrowShape {
  const top = Math.min(y0, y1) - 82 * scale;
  return withHead(
    [
      [x0, y0 - 26 * scale],
      [(x0 + x1) / 2, top],
      [x1, y1 - 24 * scale],
    ],
    scale,
  );
}

function withHead([first, middle, last]: Curve, scale: number): ArrowShape {
  const way = unit(middle, last);
  const neck = along(last, way, -22 * scale);
  const side: Point = [-way[1], way[0]];
  const notch = along(neck, way, 5 * scale);
  const head = [last, along(neck, side, 15 * scale), notch, along(neck, side, -15 * scale)];
  const shaft: Curve = [first, middle, neck];
  return {
    path: `M${text(first)}Q${text(middle)} ${text(along(neck, way, 4 * scale))}`,
    head: `M${head.map(text).join("L")}Z`,
    badge: between(shaft, 0.5, 0.5),
  };
}
