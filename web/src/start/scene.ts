/** The island on the first page: a game that is well under way. */
import type { Scene } from "../wire/parts";
import type { Seat, Tile } from "../wire/view";

function land(
  name: Tile,
  site: string,
  clans: [number, number, number, number],
  chieftain: Seat | null,
  sanctuaries = 0,
  citadels = 0,
): Scene["territories"][number] {
  return { name, site, clans, chieftain, sanctuaries, citadels };
}

export const SCENE: Pick<Scene, "territories" | "capital" | "festival" | "clash"> = {
  territories: [
    land("meadows", "0,0,up", [3, 1, 0, 0], "A", 1, 0),
    land("stone_circle", "2,-1,down", [0, 2, 0, 1], "B", 2, 0),
    land("cove", "3,0,up", [1, 0, 0, 2], "D", 0, 1),
    land("forest", "0,1,down", [0, 0, 2, 0], "C"),
    land("mountains", "-1,-1,down", [0, 1, 0, 0], "B"),
    land("gates", "3,-2,up", [0, 0, 1, 1], null, 1, 0),
  ],
  capital: "meadows",
  festival: "forest",
  clash: null,
};
