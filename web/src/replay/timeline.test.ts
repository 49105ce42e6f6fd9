import { describe, expect, it } from "vitest";
import type { GameEvent } from "../server/parts";
import {
  CHUNK,
  rounds,
  tellingSteps,
  turnFrom,
  unbroken,
  wanted,
  whole,
  type Sent,
  type Step,
} from "./timeline";

const step = (number: number, ...events: GameEvent[]) => ({ number, events }) as Step;
const steps = [
  step(0),
  step(1, { kind: "assembly", round: 1 }, { kind: "brenn", seat: "A" }),
  step(2),
  step(3, { kind: "turn", seat: "A" }),
  step(4, { kind: "pass", seat: "A" }, { kind: "turn", seat: "B" }),
  step(5),
];

describe("what is loaded next", () => {
  it("is where somebody looks, then what follows, then the rest from the beginning", () => {
    const loaded = new Set<number>();
    const next = () => wanted(loaded, 2.4 * CHUNK, 4.6 * CHUNK);
    const order = [];
    for (let chunk = next(); chunk !== null; chunk = next()) {
      order.push(chunk);
      loaded.add(chunk);
    }
    expect(order).toEqual([2, 3, 0, 1, 4]);
  });

  it("is nothing beyond the end", () => {
    expect(wanted(new Set([0]), CHUNK - 1, CHUNK - 1)).toBeNull();
    expect(wanted(new Set([0]), CHUNK - 1, CHUNK)).toBe(1);
  });
});

describe("the course of a game", () => {
  it("is sent by what changes", () => {
    const sent = [
      { ...step(4), view: { round: 1, turn: "A" }, own: { A: { hand: ["bard"] } } },
      { ...step(5), view: { turn: "B" }, own: {} },
    ] as unknown as Sent[];
    expect(whole(sent)[1]).toMatchObject({
      number: 5,
      view: { round: 1, turn: "B" },
      own: { A: { hand: ["bard"] } },
    });
  });

  it("is told as far as nothing is missing", () => {
    expect(unbroken([steps[0], steps[1], undefined, steps[3]]).length).toBe(2);
    expect(unbroken(steps).length).toBe(6);
  });

  it("knows which step told an event", () => {
    expect(tellingSteps(steps)).toEqual([1, 1, 3, 4, 4]);
  });

  it("knows where rounds begin", () => {
    expect(rounds(steps)).toEqual([{ step: 1, round: 1 }]);
  });

  it("can be walked from turn to turn", () => {
    expect(turnFrom(steps, 1, 1, 5)).toBe(3);
    expect(turnFrom(steps, 4, 1, 5)).toBe(5);
    expect(turnFrom(steps, 4, -1, 5)).toBe(3);
    expect(turnFrom(steps, 1, -1, 5)).toBe(0);
  });
});
