/** Layout of the territories: the land of the atlas with the pieces of the position. */
import type { Scene } from "../../server/parts";
import { markersAt } from "../../box/markers";
import type { Marker, Seat, Territory } from "../../server/view";
import type { Atlas, Box, Layout, Point, Region } from "../atlas";
import {
  type Building,
  type ClanGroup,
  newcomerSpot,
  buildings,
  clanGroups,
  standing,
  occupied,
} from "../pieces/arrangement";
import { type Label, label } from "./label";

/** The parts of a position that the map shows. */
export type Position = Pick<Scene, "territories" | "capital" | "festival" | "clash" | "markers">;

export interface PlacedTerritory {
  region: Region;
  land: Territory;
  layout: Layout;
  label: Label;
  clanGroups: ClanGroup[];
  buildings: Building[];
  clash: boolean;
  /** Boxes that are occupied, relative to the centre. */
  busy: Box[];
}

interface LayoutOptions {
  far: boolean;
  /** The factor by which labels are enlarged. */
  grow: number;
  /** The clans that stand in a territory; those still moving do not count. */
  clans: (land: Territory) => number[];
  name: (tile: string) => string;
  /** The width of a name at font size 1. */
  width: (name: string, plain: boolean) => number;
  /** The buildings that are only planned, by territory. */
  planned?: ReadonlyMap<string, readonly string[]>;
}

/** Place the territories that the atlas knows. */
export function placeTerritories(
  atlas: Atlas,
  scene: Position,
  { far, grow, clans, name, width, planned }: LayoutOptions,
): PlacedTerritory[] {
  const lands = new Map(scene.territories.map((land) => [land.name as string, land]));
  return atlas.territories.flatMap((region) => {
    const land = lands.get(region.name);
    if (!land) return [];
    const layout = far ? region.far : region.near;
    const clash = scene.clash?.territory === land.name ? scene.clash : null;
    const people = clanGroups(layout, clans(land), land.chieftain, clash?.sheltered ?? []);
    const written = label(name(land.name), layout, grow, width);
    const built = buildings(layout, land, scene, written.box, planned?.get(land.name));
    return [
      {
        region,
        land,
        layout,
        label: written,
        clanGroups: people,
        buildings: built,
        clash: clash !== null,
        busy: occupied(layout, people, built, written.box),
      },
    ];
  });
}

/** The position of a seat's clans on the plane; `fresh` ones stand beside those that are there. */
export function clanSpot(
  all: readonly PlacedTerritory[],
  tile: string | null,
  seat: Seat,
  fresh = false,
): Point | null {
  const found = all.find(({ region }) => region.name === tile);
  if (!found) return null;
  const [x, y] = fresh
    ? newcomerSpot(found.layout, found.clanGroups)
    : standing(found.layout, found.clanGroups, seat);
  return [found.region.heart[0] + x, found.region.heart[1] + y];
}

/** The landings between which a movement goes over the water: its territories are apart and share a marker of the coast. */
export function seaWay(
  all: readonly PlacedTerritory[],
  markers: readonly Marker[],
  from: string | null,
  to: string,
): [Point, Point] | null {
  const [one, other] = [from, to].map((tile) => all.find(({ region }) => region.name === tile));
  if (!one?.region.landing || !other?.region.landing) return null;
  if (one.land.neighbours.includes(other.land.name)) return null;
  const here = markersAt(markers, one.land.name, "territories");
  const there = markersAt(markers, other.land.name, "territories");
  return here.some((name) => there.includes(name)) ? [one.region.landing, other.region.landing] : null;
}

/** The box of a territory's name on the plane. */
export function nameBox(all: readonly PlacedTerritory[], tile: string | null): Box | null {
  const found = all.find(({ region }) => region.name === tile);
  if (!found) return null;
  const { region, label } = found;
  const [x, y, wide, tall] = label.box;
  return [region.heart[0] + x, region.heart[1] + y, wide + label.line, tall];
}
