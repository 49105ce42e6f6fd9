/** The land of an island, as the server draws it: see `ardri.pictures.island.atlas`. */
import { art } from "../art/art.svelte";
import type { Territory } from "../server/view";

export type Point = readonly [number, number];
/** The middle, the width and the height. */
export type Box = readonly [number, number, number, number];

export interface Layout {
  ribbon: Box;
  clans: Box;
  buildings: Point[][];
  clash: Point;
  name_size: number;
  clan_scale: number;
  building_scale: number;
}

export interface Thing {
  glyph: string;
  x: number;
  y: number;
  size: number;
}

export interface Region {
  name: string;
  heart: Point;
  up: boolean;
  shape: string;
  clip: string;
  land: string;
  landmark: string;
  stays: boolean;
  clear: Box;
  things: Thing[];
  border: string;
  near: Layout;
  far: Layout;
}

export interface Atlas {
  mark: string;
  size: number;
  box: Box;
  defs: string;
  waves: string;
  sea: string;
  territories: Region[];
}

/** The territories in their places, as the server is asked for them. */
export function lands(territories: readonly Pick<Territory, "name" | "site">[]): string {
  return territories.map(({ name, site }) => `${name}@${site}`).join(";");
}

const kept = new Map<string, Promise<Atlas>>();
const MOST = 24;

/** The land, asked for once. */
export function atlasOf(theme: "day" | "night", places: string): Promise<Atlas> {
  const key = `${theme} ${places}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = art.ask<Atlas>(theme, `island?lands=${encodeURIComponent(places)}`);
  asked.catch(() => kept.delete(key));
  kept.set(key, asked);
  for (const old of [...kept.keys()].slice(0, -MOST)) kept.delete(old);
  return asked;
}
