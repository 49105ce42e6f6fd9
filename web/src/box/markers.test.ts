import { expect, it } from "vitest";
import type { Marker } from "../server/view";
import { markersAt, statesIn, territoriesOf } from "./markers";

const MARKERS: Marker[] = [
  { name: "king", kind: "state", value: "want" },
  { name: "harbours", kind: "territories", value: ["cove", "hills"] },
  { name: "fili", kind: "territory", value: "hills" },
  { name: "owner", kind: "seat", value: "B" },
];

it("markers are found by what their kind says of them", () => {
  expect(statesIn(MARKERS).map(({ name }) => name)).toEqual(["king"]);
  expect(MARKERS.map(territoriesOf)).toEqual([[], ["cove", "hills"], ["hills"], []]);
  expect(markersAt(MARKERS, "hills")).toEqual(["harbours", "fili"]);
  expect(markersAt(MARKERS, "hills", "territory")).toEqual(["fili"]);
  expect(markersAt(MARKERS, "moor")).toEqual([]);
});

it("a marker that is nowhere is in no territory", () => {
  expect(territoriesOf({ name: "fili", kind: "territory", value: null })).toEqual([]);
});
