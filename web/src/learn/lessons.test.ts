import { describe, expect, it } from "vitest";
import type { Scene } from "../server/parts";
import { BEGINNING, close, follow, LESSONS, type Moment, type Progress } from "./lessons";

const SCENE = {
  phase: "season",
  round: 1,
  doing: [{ kind: "season", passes: 0 }],
  seats: [
    { seat: "A", deeds: 0, pretender: false, advantages: [] },
    { seat: "B", deeds: 0, pretender: false, advantages: [] },
  ],
} as unknown as Scene;

const moment = (question: string | null, number: number, change: Partial<Moment> = {}): Moment => ({
  question,
  number,
  options: [],
  scene: SCENE,
  you: "A",
  ...change,
});
const after = (...keys: string[]): Progress => ({ ...BEGINNING, seen: keys });

describe("a first game", () => {
  it("begins with a welcome, then explains what is asked", () => {
    const welcomed = follow(BEGINNING, moment("capital", 1));
    expect(welcomed.current).toBe("welcome");
    expect(follow(close(welcomed), moment("capital", 1)).current).toBe("capital");
  });

  it("has one idea for each question", () => {
    const first = follow(after("welcome"), moment("turn", 5));
    expect(first.current).toBe("turn");
    const understood = follow(close(first), moment("turn", 5));
    expect(understood.current).toBeNull();
    expect(follow(understood, moment("turn", 6)).current).toBe("tracks");
  });

  it("takes an idea that was acted upon as known", () => {
    const drafting = follow(after("welcome"), moment("draft_keep", 2));
    const on = follow(drafting, moment("turn", 3));
    expect(on.seen).toContain("draft");
    expect(on.current).toBe("turn");
  });

  it("says nothing while nothing is asked", () => {
    expect(follow(after("welcome"), moment(null, -1)).current).toBeNull();
  });

  it("puts the throne before everything else", () => {
    const options = ["pass", "pretender"] as const;
    expect(follow(after("welcome"), moment("turn", 9, { options })).current).toBe("pretender");
    const seats = [SCENE.seats[0], { ...SCENE.seats[1], pretender: true }] as Scene["seats"];
    expect(follow(after("welcome"), moment("turn", 9, { scene: { ...SCENE, seats } })).current).toBe("rival");
  });

  it("explains a new round at its draft, and the draft itself only once", () => {
    const scene = { ...SCENE, round: 2 };
    expect(follow(after("welcome", "draft"), moment("draft_keep", 20, { scene })).current).toBe("assembly");
    expect(
      follow(after("welcome", "draft", "assembly"), moment("draft_keep", 21, { scene })).current,
    ).toBeNull();
  });

  it("answers at any moment of reactions", () => {
    expect(follow(after("welcome"), moment("card_declared", 4)).current).toBe("reaction");
  });

  it("has no idea twice", () => {
    const keys = LESSONS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
