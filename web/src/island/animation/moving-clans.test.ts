import { expect, test } from "vitest";
import { land } from "../fixtures";
import { Flights } from "./moving-clans.svelte";

const HILLS = [land("hills", [2]), land("cove", [0])];
const COVE = [land("hills", [0]), land("cove", [2])];

test("clans on their way are not there yet, until they land", () => {
  const flights = new Flights(() => true);
  flights.see(HILLS);
  flights.see(COVE);
  expect(flights.now).toMatchObject([{ seat: 0, count: 2, from: "hills", to: "cove" }]);
  expect(flights.standing(COVE[1]!)).toEqual([0]);
  flights.land(flights.now[0]!.id);
  expect(flights.standing(COVE[1]!)).toEqual([2]);
});

test("who does not want to wait has them all land", () => {
  const flights = new Flights(() => true);
  flights.see(HILLS);
  flights.see(COVE);
  flights.landAll();
  expect(flights.now).toEqual([]);
});

test("where nothing moves they are there at once", () => {
  const flights = new Flights(() => false);
  flights.see(HILLS);
  flights.see(COVE);
  expect(flights.now).toEqual([]);
});
