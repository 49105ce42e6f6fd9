/** Arrow keys on the map: the next place in a direction. */
import type { Point } from "../atlas";

export interface Place {
  key: string;
  at: Point;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key. */
export const way = (key: string): Point | undefined => WAYS[key];

/** The nearest place that lies more in this direction than to the side; undefined at the edge. */
export function step(places: readonly Place[], from: Point, turn: Point): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.at[0] - from[0], place.at[1] - from[1]];
    const ahead = dx * turn[0] + dy * turn[1];
    const aside = Math.abs(dx * turn[1] - dy * turn[0]);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + 1.8 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
