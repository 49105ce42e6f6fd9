import { expect, it } from "vitest";
import type { SeatState } from "../../server/parts";
import { seatActions, missing } from "./seat-actions";

const seat = (change: Partial<SeatState>): SeatState => ({
  for: "anyone",
  seat: "B",
  name: "",
  bot: "",
  ready: false,
  away: false,
  resigned: false,
  abandon: false,
  ...change,
});
const can = (change: Partial<SeatState>, host: boolean, own: string[], kept: string[] = []) =>
  Object.entries(seatActions(seat(change), { host, own, kept }))
    .filter(([, may]) => may)
    .map(([deed]) => deed);

it("lets a guest take one free seat or change to it, and their neighbour on the same device another", () => {
  expect(can({}, false, [])).toEqual(["sit"]);
  expect(can({}, false, ["A"])).toEqual(["move", "beside"]);
  expect(can({ name: "Ann" }, false, [])).toEqual([]);
});

it("lets the host fill, clear and invite, but not clear the own seat", () => {
  expect(can({}, true, ["A"])).toEqual(["move", "beside", "bot", "invite"]);
  expect(can({ bot: "easy" }, true, ["A"])).toEqual(["clear"]);
  expect(can({ name: "Ann", ready: true }, true, ["B"])).toEqual(["leave"]);
});

it("lets only whom it is kept for take a seat that is kept", () => {
  expect(can({ for: "invited" }, false, [])).toEqual([]);
  expect(can({ for: "invited" }, false, [], ["B"])).toEqual(["sit"]);
});

it("does not put a neighbour on a seat that is kept for somebody", () => {
  expect(can({ for: "invited" }, false, ["A"])).toEqual([]);
});

it("knows what the game waits for", () => {
  const ann = seat({ name: "Ann", ready: true });
  expect(missing([ann, seat({})])).toBe("seats");
  expect(missing([ann, seat({ name: "Bran" })])).toBe("ready");
  expect(missing([ann, seat({ bot: "easy", ready: true })])).toBe(null);
});
