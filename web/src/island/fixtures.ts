/** Fixtures: layouts and territories for tests of the geometry. */
import type { Territory } from "../server/view";
import type { Layout, Region } from "./atlas";

export const LAYOUT: Layout = {
  ribbon: [0, -28, 162, 25],
  clans: [0, 18, 216, 61],
  buildings: [
    [[-68, 69]],
    [
      [-68, 69],
      [68, 69],
    ],
    [
      [-92, 69],
      [-45, 69],
      [68, 69],
    ],
    [
      [-92, 69],
      [-45, 69],
      [45, 69],
      [92, 69],
    ],
  ],
  clash: [0, -136],
  name_size: 16.5,
  clan_scale: 1,
  building_scale: 1,
};

export function land(name: Territory["name"], clans: number[], more: Partial<Territory> = {}): Territory {
  return {
    name,
    site: "0,0,up",
    neighbours: [],
    sanctuaries: 0,
    citadels: 0,
    clans,
    chieftain: null,
    ...more,
  };
}

export function region(name: string, heart: readonly [number, number]): Region {
  return {
    name,
    heart,
    landing: null,
    up: true,
    shape: `shape-${name}`,
    clip: `clip-${name}`,
    land: "",
    landmark: "",
    stays: false,
    clear: [0, -80, 104, 76],
    things: [],
    border: "",
    near: LAYOUT,
    far: { ...LAYOUT, clan_scale: 1.2 },
  };
}
