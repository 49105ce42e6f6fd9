/** Positions of the pieces in a territory, relative to its centre. */
import { SEATS } from "../../box/catalogue";
import { markersAt } from "../../box/markers";
import type { Scene } from "../../server/parts";
import type { Seat, Territory } from "../../server/view";
import type { Box, Layout, Point } from "../atlas";

/** The clans of one seat: figures that stand close together, the first in front. */
export interface ClanGroup {
  seat: Seat;
  count: number;
  sheltered: number;
  chieftain: boolean;
  at: Point;
  figures: Point[];
}

const FIGURE: Box = [0, 0, 48, 66];
const STEP = 15; // between the figures of a group
const RISE = 4; // those behind stand a little higher
const BUILT = 16; // from the middle of a building to its foot
const BEYOND = 120; // from the centre, as far as a building may stand
const BESIDE = 58; // from one building to the next
const ROW = 126; // the width for all that stand side by side
const MOST = [0, 5, 3, 2, 1]; // figures drawn for each group, by the number of groups

/** The groups of clans in a territory, side by side in a row. */
export function clanGroups(
  layout: Layout,
  clans: readonly number[],
  chieftain: Seat | null,
  sheltered: readonly number[],
): ClanGroup[] {
  const present = SEATS.filter((_, seat) => clans[seat]);
  const scale = layout.clan_scale;
  const most = MOST[present.length] ?? 1;
  const widths = present.map((seat) => {
    const drawn = Math.min(clans[SEATS.indexOf(seat)]!, most);
    return wideness(drawn, scale);
  });
  const [x, y, room] = layout.clans;
  const used = widths.reduce((sum, width) => sum + width, 0);
  const gap = present.length > 1 ? Math.min(16, (room - used) / (present.length - 1)) : 0;
  let left = x - (used + gap * (present.length - 1)) / 2;
  return present.map((seat, at) => {
    const middle = left + widths[at]! / 2;
    left += widths[at]! + gap;
    const number = SEATS.indexOf(seat);
    const count = clans[number]!;
    return {
      seat,
      count,
      sheltered: sheltered[number] ?? 0,
      chieftain: seat === chieftain,
      at: [middle, y],
      figures: figures(Math.min(count, most), scale),
    };
  });
}

/** Figures from back to front: one in the middle, the others on alternating sides. */
function figures(count: number, scale: number): Point[] {
  const spots = Array.from({ length: count }, (_, at): Point => {
    const off = (at - (count - 1) / 2) * STEP * scale;
    const depth = Math.abs(at - Math.floor((count - 1) / 2));
    return [off, -depth * RISE * scale];
  });
  return spots.sort((one, other) => one[1] - other[1]);
}

export interface Building {
  /** `sanctuary`, `citadel`, `capital`, `festival`, or a marker that is in one territory. */
  name: string;
  count: number;
  at: Point;
  /** The number of them that are only planned. */
  planned: number;
}

/** The buildings and markers of a territory, with those planned, each at a position that its name does not cover. */
export function buildings(
  layout: Layout,
  land: Territory,
  scene: Pick<Scene, "capital" | "festival" | "markers">,
  name: Box,
  planned: readonly string[] = [],
): Building[] {
  const standing = (
    [
      ["sanctuary", land.sanctuaries],
      ["citadel", land.citadels],
      ["capital", Number(scene.capital === land.name)],
      ["festival", Number(scene.festival === land.name)],
      ...markersAt(scene.markers, land.name, "territory").map((name) => [name, 1] as const),
    ] as const
  )
    .map(([name, count]) => ({ name, count, planned: planned.filter((each) => each === name).length }))
    .filter(({ count, planned }) => count + planned);
  const places = clear(layout.buildings[standing.length - 1] ?? [], layout.building_scale, name);
  return standing.map((each, at) => ({ ...each, at: places[at] ?? [0, 0] }));
}

/** The positions as they are, or in a row beyond a large name that would cover them. */
function clear(places: Point[], scale: number, [, y, , tall]: Box): Point[] {
  const [away, half] = [Math.sign(y), BUILT * scale];
  const edge = y * away + tall / 2;
  if (places.every(([, at]) => at * away < 0 || at * away - half >= edge)) return places;
  const row = away * Math.min(edge + half, BEYOND);
  const step = Math.min(BESIDE, ROW / places.length);
  return places.map((_, at) => [(at - (places.length - 1) / 2) * step, row]);
}

/** True if two boxes overlap. */
export function overlaps(one: Box, other: Box): boolean {
  return (
    Math.abs(one[0] - other[0]) < (one[2] + other[2]) / 2 &&
    Math.abs(one[1] - other[1]) < (one[3] + other[3]) / 2
  );
}

/** The boxes that pieces and the name occupy, where no plants are drawn. */
export function occupied(
  layout: Layout,
  present: readonly ClanGroup[],
  built: readonly Building[],
  [x, y, wide, tall]: Box,
): Box[] {
  return [
    [x, y, wide + 26, tall],
    ...present.map(({ at, figures: all }): Box => [
      at[0],
      at[1],
      wideness(all.length, layout.clan_scale) + 6,
      FIGURE[3] * layout.clan_scale,
    ]),
    ...built.map(({ at }): Box => [at[0], at[1], 48 * layout.building_scale, 42 * layout.building_scale]),
  ];
}

/** The position of a seat's group, or the middle of the row. */
export function standing(layout: Layout, present: readonly ClanGroup[], seat: Seat): Point {
  return present.find((crowd) => crowd.seat === seat)?.at ?? [layout.clans[0], layout.clans[1]];
}

/** The end of the row, where newcomers are shown. */
export function newcomerSpot(layout: Layout, present: readonly ClanGroup[]): Point {
  const last = present.at(-1);
  const [x, y, wide] = layout.clans;
  if (!last) return [x, y];
  const right = last.at[0] + wideness(last.figures.length, layout.clan_scale) / 2;
  return [Math.min(right + FIGURE[2] * layout.clan_scale * 0.7, x + wide / 2), y];
}

const wideness = (drawn: number, scale: number) => (FIGURE[2] + (drawn - 1) * STEP) * scale;
