import { describe, expect, it } from "vitest";
import {
  PLAY_NOW,
  USUAL,
  expectsOthers,
  bringsSeats,
  fitted,
  modulesFor,
  mySeat,
  needsSeats,
  problem,
  remembered,
  seatsWith,
  sitters,
  sittingAt,
  switched,
  wantedBy,
  type Wishes,
} from "./wishes";

const wish = (change: Partial<Wishes>): Wishes => ({ ...structuredClone(USUAL), ...change });
const seats = (...who: Wishes["seats"][number]["who"][]) => who.map((each) => ({ who: each, name: "" }));

const BASE = { name: "base", players: 4 };
const MODULES = [
  { name: "more", needs: [], players: 5, readings: [], pieces: [] },
  { name: "king", needs: [], players: 0, readings: ["E8"], pieces: [] },
  { name: "year", needs: [], players: 0, readings: [], pieces: [] },
  { name: "feasts", needs: ["year"], players: 0, readings: ["E17"], pieces: [] },
];

describe("a new table", () => {
  it("has as many seats as wished, each for whom it was wished", () => {
    expect(wantedBy(wish({ players: 2 })).seats).toEqual([{ for: "anyone" }, { for: "anyone" }]);
    const named = wish({ seats: [{ who: "named", name: " Ann " }, ...seats("hard")], players: 2 });
    expect(wantedBy(named).seats).toEqual([
      { for: "named", name: "Ann" },
      { for: "bot", level: "hard" },
    ]);
  });

  it("has neither clock nor stricter terms when only one person plays", () => {
    const alone = wish({ seats: seats("me", "easy", "hard"), pace: "quick", strict: true });
    expect(wantedBy(alone)).toMatchObject({ pace: null, rated: false });
    expect(wantedBy(wish({ pace: "quick", strict: true }))).toMatchObject({
      pace: { bank: 600_000, increment: 15_000 },
      rated: true,
    });
  });

  it("has open reactions when it is slow: nobody waits hours for nothing", () => {
    expect(wantedBy(wish({ pace: "slow" })).windows).toBe("open");
    expect(wantedBy(wish({ pace: "calm" })).windows).toBe("sealed");
    expect(wantedBy(wish({ pace: "slow", seats: seats("me", "easy", "easy") })).windows).toBe("sealed");
  });

  it("begins at once when nobody is expected", () => {
    expect(wantedBy(PLAY_NOW)).toMatchObject({ spectators: false, edition: "discovery" });
    expect(expectsOthers(PLAY_NOW)).toBe(false);
    expect(expectsOthers(USUAL)).toBe(true);
  });

  it("is watched when bots play alone, and by nobody when one person plays with them", () => {
    expect(wantedBy(wish({ seats: seats("hard", "easy", "easy"), spectators: false })).spectators).toBe(true);
    expect(wantedBy(wish({ seats: seats("me", "easy", "easy"), spectators: true })).spectators).toBe(false);
    expect(wantedBy(wish({ spectators: true })).spectators).toBe(true);
  });

  it("seats everybody who shares the device", () => {
    const shared = wish({ seats: [...seats("me"), { who: "here", name: " Bran " }, ...seats("easy")] });
    expect(sitters(shared, "Ann")).toEqual([
      { seat: 0, name: "Ann" },
      { seat: 1, name: "Bran" },
    ]);
  });

  it("is not opened while a name is missing, or one sits twice", () => {
    expect(problem(wish({ seats: seats("me", "named", "easy") }))).toBe("no_name");
    expect(problem(wish({ seats: seats("me", "me", "easy") }))).toBe("twice");
    expect(problem(wish({ seats: seats("me", "easy", "hard", "named") }))).toBe(null);
  });
});

describe("wishes that were kept", () => {
  it("come back as they were", () => {
    const kept = wish({ players: 4, edition: "discovery", pace: "calm" });
    expect(remembered(JSON.stringify(kept))).toEqual(kept);
  });

  it("of a time when tables had fewer seats are filled up", () => {
    const kept = wish({ seats: seats("me", "hard", "hard", "hard"), players: 4 });
    expect(remembered(JSON.stringify(kept)).seats.map(({ who }) => who)).toEqual([
      "me",
      "hard",
      "hard",
      "hard",
      USUAL.seats[4]?.who,
    ]);
  });

  it("are for no more players than an edition has seats", () => {
    const five = wish({ players: 5, edition: "toy" });
    expect(fitted(five, BASE, [])).toMatchObject({ players: 4, edition: "base" });
    expect(fitted(five, { name: "toy", players: 5 }, [])).toEqual(five);
    expect(fitted(wish({ players: 2 }), { name: "toy", players: 5 }, []).players).toBe(2);
  });

  it("lose modules that are not offered, and get those that theirs need, in their order", () => {
    const wanted = wish({ modules: ["feasts", "gone", "king"] });
    expect(fitted(wanted, BASE, MODULES).modules).toEqual(["king", "year", "feasts"]);
    expect(wantedBy(fitted(wanted, BASE, MODULES)).edition).toBe("base+king+year+feasts");
  });

  it("of more players than the edition has seats bring the module that has them, others lose it", () => {
    expect(seatsWith(BASE, MODULES)).toBe(5);
    expect(fitted(wish({ players: 5, modules: ["king"] }), BASE, MODULES)).toMatchObject({
      players: 5,
      modules: ["more", "king"],
    });
    expect(fitted(wish({ players: 4, modules: ["more"] }), BASE, MODULES).modules).toEqual([]);
    expect(MODULES.map((module) => bringsSeats(module, BASE))).toEqual([true, false, false, false]);
  });

  it("do not come to an edition that has the seats itself", () => {
    const toy = { name: "toy", players: 5 };
    const stay = { name: "stay", needs: ["more"], players: 0, readings: [], pieces: [] };
    const modules = [...MODULES, stay];
    expect(modulesFor(toy, modules).map(({ name }) => name)).toEqual(["king", "year", "feasts"]);
    expect(modulesFor(BASE, modules)).toEqual(modules);
    const before = wish({ players: 5, modules: ["more", "king", "stay"] });
    expect(fitted(before, toy, modules)).toMatchObject({ players: 5, modules: ["king"] });
  });

  it("have what goes with further seats only with them", () => {
    const stay = { name: "stay", needs: ["more"], players: 0, readings: [], pieces: [] };
    const modules = [...MODULES, stay];
    expect(fitted(wish({ players: 5, modules: ["stay"] }), BASE, modules).modules).toEqual(["more", "stay"]);
    expect(fitted(wish({ players: 4, modules: ["stay"] }), BASE, modules).modules).toEqual([]);
    expect(needsSeats(stay, BASE, 4, modules)).toBe(true);
    expect(needsSeats(stay, BASE, 5, modules)).toBe(false);
  });

  it("keep a module only with those that it needs", () => {
    expect(switched(["king"], "feasts", true, MODULES)).toEqual(["king", "feasts"]);
    expect(switched(["king", "year", "feasts"], "year", false, MODULES)).toEqual(["king"]);
    expect(switched(["year", "feasts"], "feasts", false, MODULES)).toEqual(["year"]);
  });

  it("are the usual ones when they cannot be read", () => {
    for (const text of [null, "", "{", "7", '{"seats": [{"who": "king"}], "pace": "never"}'])
      expect(remembered(text)).toMatchObject({ seats: USUAL.seats, pace: "none" });
  });
});

describe("the own seat", () => {
  it("is exchanged with whoever was to have it", () => {
    const before = wish({ seats: seats("me", "open", "easy") });
    expect(mySeat(before)).toBe(0);
    const after = { ...before, seats: sittingAt(before, 2) };
    expect(after.seats.slice(0, 3).map(({ who }) => who)).toEqual(["easy", "open", "me"]);
    expect(mySeat(after)).toBe(2);
  });
});

describe("somebody who is gone", () => {
  it("may be replaced where several play without a clock", () => {
    expect(wantedBy(wish({})).absence).toBe(600_000);
    expect(wantedBy(wish({ relief: false })).absence).toBe(0);
    expect(wantedBy(wish({ pace: "quick" })).absence).toBe(0);
    expect(wantedBy(wish({ seats: seats("me", "easy", "hard") })).absence).toBe(0);
  });
});
