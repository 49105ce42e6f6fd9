import { expect, test } from "vitest";
import type { Atlas } from "../atlas";
import { land, region } from "../fixtures";
import { clanSpot, placeTerritories, seaWay } from "./layout";

const atlas: Atlas = {
  mark: "m",
  size: 78,
  box: [0, 0, 500, 300],
  defs: "",
  waves: "w",
  sea: "",
  territories: [region("hills", [0, 0]), region("cove", [200, 100])],
};
const means = {
  far: false,
  grow: 1,
  clans: ({ clans }: { clans: number[] }) => clans,
  name: (tile: string) => tile.toUpperCase(),
  width: (name: string) => name.length * 0.6,
};
const scene = {
  territories: [land("hills", [1, 2]), land("cove", [0, 1])],
  capital: null,
  festival: null,
  markers: [],
  clash: null,
};

test("every territory that is drawn has its pieces", () => {
  const all = placeTerritories(atlas, scene, means);
  expect(all.map(({ label, clanGroups }) => [label.lines[0], clanGroups.length])).toEqual([
    ["HILLS", 2],
    ["COVE", 1],
  ]);
});

test("a territory that is not in play yet has none", () => {
  const earlier = { ...scene, territories: scene.territories.slice(0, 1) };
  expect(placeTerritories(atlas, earlier, means)).toHaveLength(1);
});

test("from afar pieces are larger", () => {
  const [near, far] = [false, true].map(
    (away) => placeTerritories(atlas, scene, { ...means, far: away })[0]!,
  );
  expect(far!.layout.clan_scale).toBeGreaterThan(near!.layout.clan_scale);
});

test("a camp is where the clans of a seat are on the plane", () => {
  const all = placeTerritories(atlas, scene, means);
  expect(clanSpot(all, "cove", "B")).toEqual([200, 118]);
  expect(clanSpot(all, "moor", "B")).toBeNull();
  expect(clanSpot(all, "cove", "B", true)![0]).toBeGreaterThan(200);
});

test("a movement goes over the water between territories apart that share a marker of the coast", () => {
  const coast = { ...atlas, territories: atlas.territories.map((one) => ({ ...one, landing: one.heart })) };
  const [hills, cove] = scene.territories;
  const harbours = { name: "harbours", kind: "territories", value: ["hills", "cove"] } as const;
  const markers = [{ ...harbours, value: [...harbours.value] }];
  const all = placeTerritories(coast, scene, means);
  expect(seaWay(all, markers, "hills", "cove")).toEqual([
    [0, 0],
    [200, 100],
  ]);
  expect(seaWay(all, [], "hills", "cove")).toBeNull();
  expect(seaWay(all, markers, null, "cove")).toBeNull();
  const near = { ...scene, territories: [{ ...hills!, neighbours: [cove!.name] }, cove!] };
  expect(seaWay(placeTerritories(coast, near, means), markers, "hills", "cove")).toBeNull();
});
