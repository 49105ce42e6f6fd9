/** Everything that is seen of a territory, in its place: land of the atlas, pieces of the position. */
import type { Scene } from "../../server/parts";
import type { Seat, Territory } from "../../server/view";
import type { Atlas, Box, Layout, Point, Region } from "../atlas";
import { type Building, type Crowd, beside, buildings, crowds, standing, taken } from "../pieces/arrangement";
import { type Label, label } from "./label";

/** What of a position is seen on the map. */
export type Position = Pick<Scene, "territories" | "capital" | "festival" | "clash">;

export interface Placed {
  region: Region;
  land: Territory;
  layout: Layout;
  label: Label;
  crowds: Crowd[];
  buildings: Building[];
  clash: boolean;
  /** Where something stands, from the heart. */
  busy: Box[];
}

interface Means {
  far: boolean;
  /** How many times larger than the land names are. */
  grow: number;
  /** The clans that stand in a territory already. */
  clans: (land: Territory) => number[];
  name: (tile: string) => string;
  /** How wide a name is at size 1. */
  width: (name: string, plain: boolean) => number;
}

/** The territories that the atlas knows. */
export function placed(atlas: Atlas, scene: Position, { far, grow, clans, name, width }: Means): Placed[] {
  const lands = new Map(scene.territories.map((land) => [land.name as string, land]));
  return atlas.territories.flatMap((region) => {
    const land = lands.get(region.name);
    if (!land) return [];
    const layout = far ? region.far : region.near;
    const clash = scene.clash?.territory === land.name ? scene.clash : null;
    const people = crowds(layout, clans(land), land.chieftain, clash?.sheltered ?? []);
    const written = label(name(land.name), layout, grow, width);
    const built = buildings(layout, land, scene, written.box);
    return [
      {
        region,
        land,
        layout,
        label: written,
        crowds: people,
        buildings: built,
        clash: clash !== null,
        busy: taken(layout, people, built, written.box),
      },
    ];
  });
}

/** Where the clans of a seat stand on the plane; those who would be new, apart from those who are there. */
export function camp(all: readonly Placed[], tile: string | null, seat: Seat, fresh = false): Point | null {
  const found = all.find(({ region }) => region.name === tile);
  if (!found) return null;
  const [x, y] = fresh ? beside(found.layout, found.crowds) : standing(found.layout, found.crowds, seat);
  return [found.region.heart[0] + x, found.region.heart[1] + y];
}

/** Where the name of a territory is on the plane. */
export function nameplate(all: readonly Placed[], tile: string | null): Box | null {
  const found = all.find(({ region }) => region.name === tile);
  if (!found) return null;
  const { region, label } = found;
  const [x, y, wide, tall] = label.box;
  return [region.heart[0] + x, region.heart[1] + y, wide + label.line, tall];
}
