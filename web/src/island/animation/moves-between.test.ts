import { expect, test } from "vitest";
import { land } from "../fixtures";
import { movesBetween } from "./moves-between";

test("who leaves one territory and is in another has gone there", () => {
  const before = [land("hills", [3, 0]), land("cove", [0, 1])];
  const after = [land("hills", [1, 0]), land("cove", [2, 1])];
  expect(movesBetween(before, after)).toEqual([{ seat: 0, count: 2, from: "hills", to: "cove" }]);
});

test("who comes from nowhere comes from the reserve, and who is gone is gone there", () => {
  const before = [land("hills", [1, 2])];
  const after = [land("hills", [2, 1])];
  expect(movesBetween(before, after)).toEqual([
    { seat: 0, count: 1, from: null, to: "hills" },
    { seat: 1, count: 1, from: "hills", to: null },
  ]);
});

test("clans from several territories meet in one", () => {
  const before = [land("hills", [1]), land("cove", [2]), land("moor", [0])];
  const after = [land("hills", [0]), land("cove", [0]), land("moor", [3])];
  expect(movesBetween(before, after)).toEqual([
    { seat: 0, count: 1, from: "hills", to: "moor" },
    { seat: 0, count: 2, from: "cove", to: "moor" },
  ]);
});

test("a new territory with clans is no mystery", () => {
  expect(movesBetween([], [land("hills", [0, 1])])).toEqual([{ seat: 1, count: 1, from: null, to: "hills" }]);
});

test("nothing moves when nothing has changed", () => {
  const lands = [land("hills", [1, 2])];
  expect(movesBetween(lands, lands)).toEqual([]);
});
