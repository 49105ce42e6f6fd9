/** The camera: the point in the middle of the screen, and the pixels of a unit. */
import type { Box, Point } from "../atlas";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Screen {
  width: number;
  height: number;
  /** Pixels on the right under the buttons, which would hide land. */
  covered?: number;
}

export const LEAST = 0.16; // farther away nothing can be told apart
export const MOST = 2.4;
/** Closer than this the landmarks are shown; farther away names and pieces are enlarged. */
export const NEAR = 0.6;
const ROOM = 34; // pixels of margin around the land
const CLOSEST_FIT = 1.25;
const CLOSE = 1.1; // of what one looks at, if the island as a whole is smaller
const CLOSER = 1.5; // but no more than this, so that one knows where one is

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The camera that shows a box with a margin; of a box too large for that, the part around a point. */
export function fit([x, y, width, height]: Box, screen: Screen, at: Point = [x, y]): Camera {
  const { covered = 0 } = screen;
  const [wide, high] = inner(screen);
  const zoom = within(
    Math.min((wide - covered) / Math.max(width, 1), high / Math.max(height, 1)),
    LEAST,
    CLOSEST_FIT,
  );
  const camera = aimed([x, y, width, height], screen, at, zoom);
  const beside = (wide - width * zoom) / 2;
  return beside < 0 || beside > covered ? camera : panned(camera, -Math.min(covered - beside, beside), 0);
}

/** The camera closer to a point than one that shows all of the box, with as much land around it as possible. */
export function closer(box: Box, screen: Screen, at: Point): Camera {
  const { zoom } = fit(box, screen);
  return showing(aimed(box, screen, at, Math.max(zoom, Math.min(CLOSE, zoom * CLOSER))), at, screen);
}

/** The screen without a margin around the land. */
function inner({ width, height }: Screen): [wide: number, high: number] {
  const room = Math.min(ROOM, width * 0.03, height * 0.05);
  return [width - 2 * room, height - 2 * room];
}

/** The camera that looks at a point of a box, but for no more sea than necessary. */
function aimed([x, y, width, height]: Box, screen: Screen, at: Point, zoom: number): Camera {
  const [wide, high] = inner(screen);
  const beside = [Math.max(0, width - wide / zoom) / 2, Math.max(0, height - high / zoom) / 2] as const;
  return {
    x: within(at[0], x - beside[0], x + beside[0]),
    y: within(at[1], y - beside[1], y + beside[1]),
    zoom,
  };
}

/** The centre of some points. */
export function middle(points: readonly Point[]): Point {
  const amid = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [amid(points.map(([x]) => x)), amid(points.map(([, y]) => y))];
}

/** Zoom by a factor; the point of the plane under a point of the screen stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, screen: Screen): Camera {
  const zoom = within(camera.zoom * factor, LEAST, MOST);
  const [dx, dy] = [at[0] - screen.width / 2, at[1] - screen.height / 2];
  return {
    x: camera.x + dx / camera.zoom - dx / zoom,
    y: camera.y + dy / camera.zoom - dy / zoom,
    zoom,
  };
}

/** Pan by pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/** Keep the middle of the screen over the box of the land. */
export function held(camera: Camera, [x, y, width, height]: Box): Camera {
  return {
    ...camera,
    x: within(camera.x, x - width / 2, x + width / 2),
    y: within(camera.y, y - height / 2, y + height / 2),
  };
}

/** The position of a point of the plane on the screen. */
export function onScreen(camera: Camera, [x, y]: Point, screen: Screen): Point {
  return [screen.width / 2 + (x - camera.x) * camera.zoom, screen.height / 2 + (y - camera.y) * camera.zoom];
}

/** The camera moved just so far that a point is visible, with a margin. */
export function showing(camera: Camera, point: Point, screen: Screen): Camera {
  const [x, y] = onScreen(camera, point, screen);
  const [wide, high] = [Math.min(130, screen.width / 3), Math.min(130, screen.height / 3)];
  return panned(camera, within(x, wide, screen.width - wide) - x, within(y, high, screen.height - high) - y);
}

/** Interpolate between two cameras. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const eased = 1 - (1 - part) ** 3;
  return {
    x: from.x + (to.x - from.x) * eased,
    y: from.y + (to.y - from.y) * eased,
    zoom: from.zoom * (to.zoom / from.zoom) ** eased,
  };
}
