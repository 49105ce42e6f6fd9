/** The atlas: the land of an island, drawn by the server (`ardri.pictures.island.atlas`). */
import { art } from "../art/art.svelte";
import type { Territory } from "../server/view";

export type Point = readonly [number, number];
/** Centre x, centre y, width, height. */
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

interface Thing {
  glyph: string;
  x: number;
  y: number;
  size: number;
}

export interface Region {
  name: string;
  heart: Point;
  /** Where markers of the coast are, beside a territory that the open sea reaches. */
  landing: Point | null;
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

/** The layout of an island as the server's address spells it. */
export function lands(territories: readonly Pick<Territory, "name" | "site">[]): string {
  return territories.map(({ name, site }) => `${name}@${site}`).join(";");
}

const kept = new Map<string, Promise<Atlas>>();
const MOST = 24;

/** The atlas of a layout, fetched once. */
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
