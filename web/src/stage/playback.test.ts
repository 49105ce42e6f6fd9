import { expect, test } from "vitest";
import { land } from "../island/fixtures";
import type { GameEvent, Parts } from "../server/parts";
import { full, HandClock, TABLE, update } from "./fixtures";
import { Playback } from "./playback.svelte";
import type { Speed } from "./pace";

const MOVED = { territories: [land("hills", [2, 1]), land("cove", [0, 2])] };
const MIGRATION: GameEvent[] = [
  { kind: "play", seat: "B", card: "migration" },
  { kind: "move", seat: "B", from: "cove", to: "hills", count: 1 },
  { kind: "pass", seat: "B" },
];
const ASKED = { question: { number: 4, question: "turn", until: null } } as unknown as Partial<Parts>;

function started(speed: Speed = "normal") {
  const clock = new HandClock();
  const seen: string[] = [];
  const told: GameEvent[] = [];
  const playback = new Playback(
    { speed: () => speed, ahead: () => 0, you: () => "A", told: (events) => told.push(...events) },
    clock,
  );
  playback.take(full());
  const look = () => seen.push(playback.reel.frame?.beat.kind ?? "-");
  return { clock, playback, seen, told, look };
}

const clans = ({ parts }: Playback) => parts?.territories?.map((each) => each.clans);

test("what others do is shown beat by beat, and the own question comes after that", () => {
  const { clock, playback, seen, told, look } = started();
  playback.take(update({ ...MOVED, ...ASKED }, 0, MIGRATION));
  for (let at = 0; at < 4; at++) {
    look();
    expect(playback.parts?.question?.number ?? null).toBe(at < 3 ? null : 4);
    expect(told.length).toBe(Math.min(at + 1, 3));
    clock.go(playback.reel.frame?.beat.ms ?? 0);
  }
  expect(seen).toEqual(["card", "clans", "pass", "-"]);
});

test("clans move in their beat, not before", () => {
  const { clock, playback } = started();
  playback.take(update(MOVED, 0, MIGRATION));
  expect(clans(playback)).toEqual([[2, 0], [0, 3]]); // prettier-ignore
  clock.go(1500);
  expect(clans(playback)).toEqual([[2, 1], [0, 2]]); // prettier-ignore
});

test.each<[Speed, number]>([
  ["slow", 6300],
  ["normal", 3500],
  ["fast", 1750],
])("at %s speed a card, a move and a pass take %d ms", (speed, all) => {
  const { clock, playback } = started(speed);
  playback.take(update(MOVED, 0, MIGRATION));
  clock.go(all - 1);
  expect(playback.reel.running).toBe(true);
  clock.go(1);
  expect(playback.reel.running).toBe(false);
});

test("instantly means that all is there at once", () => {
  const { playback } = started("instant");
  playback.take(update({ ...MOVED, ...ASKED }, 0, MIGRATION));
  expect(playback.parts?.question?.number).toBe(4);
  expect(playback.shown).toBe(3);
});

test("who skips sees the table as it is", () => {
  const { playback } = started();
  playback.take(update({ ...MOVED, ...ASKED }, 0, MIGRATION));
  playback.reel.skip();
  expect(clans(playback)).toEqual([[2, 1], [0, 2]]); // prettier-ignore
  expect(playback.parts?.question?.number).toBe(4);
  expect(playback.reel.frame).toBeNull();
});

test("an own move is there at once, and what follows from others is played after it", () => {
  const { clock, playback } = started();
  playback.take(full({ ...TABLE, ...ASKED } as Parts));
  const own: GameEvent[] = [{ kind: "place", seat: "A", territory: "cove", count: 1 }];
  playback.take(
    update({ territories: [land("hills", [2, 0]), land("cove", [1, 3])], question: null }, 0, own),
  );
  expect(clans(playback)).toEqual([[2, 0], [1, 3]]); // prettier-ignore
  expect(playback.reel.frame).toBeNull();
  playback.take(update({}, 1, [{ kind: "pass", seat: "B" }]));
  expect(playback.reel.frame).toBeNull();
  clock.go(450);
  expect(playback.reel.frame?.beat.kind).toBe("pass");
});

const GEIS: GameEvent[] = [
  { kind: "play", seat: "B", card: "geis" },
  { kind: "cancel", seat: "A", card: "bard" },
  { kind: "shift", deck: "action", from: "in_play", to: "action_discard", card: "bard" },
];

test("that one's own card is cancelled is watched, with the card it was", () => {
  const { clock, playback, seen, look } = started();
  playback.take(full({ ...TABLE, ...ASKED } as Parts));
  playback.take(update({ question: null }, 0, [{ kind: "play", seat: "A", card: "bard" }]));
  clock.go(450);
  playback.take(update({}, 1, GEIS));
  for (let at = 0; at < 3; at++) {
    look();
    clock.go(playback.reel.frame?.beat.ms ?? 0);
  }
  expect(seen).toEqual(["card", "cancel", "-"]);
});

test.each([
  ["another's card", "breas_tyranny", "B", ["clans", "-"]],
  ["one's own card", "migration", "A", ["-", "-"]],
] as const)("clans of one's own that %s moves when all have answered", (_, card, seat, shown) => {
  const { clock, playback, seen, look } = started();
  playback.take(update({}, 0, [{ kind: "play", seat, card }]));
  clock.go(1500);
  playback.take(update({ question: { number: 4, question: "card_declared", until: null } as never }, 1, []));
  playback.take(
    update({ question: null }, 1, [{ kind: "move", seat: "A", from: "hills", to: "cove", count: 1 }]),
  );
  for (let at = 0; at < 2; at++) {
    look();
    clock.go(playback.reel.frame?.beat.ms ?? 450);
  }
  expect(seen).toEqual([...shown]);
});

test("what was taken back is gone, and nothing is played again", () => {
  const { playback } = started();
  playback.take(update(MOVED, 0, MIGRATION));
  playback.take(update({ territories: TABLE.territories! }, 0, []));
  expect(playback.reel.running).toBe(false);
  expect(playback.events).toEqual([]);
  expect(clans(playback)).toEqual([[2, 0], [0, 3]]); // prettier-ignore
});

test("a question with little time is shown while most of it is left", () => {
  const { clock, playback } = started();
  playback.take(update(MOVED, 0, MIGRATION));
  const until = {
    question: { number: 5, question: "card_declared", until: 4000 },
  } as unknown as Partial<Parts>;
  playback.take(update(until, 3, [{ kind: "turn", seat: "B" }]));
  clock.go(1000);
  expect(playback.parts?.question?.number).toBe(5);
});

test("a full message is the table as it is", () => {
  const { playback } = started();
  playback.take(update(MOVED, 0, MIGRATION));
  playback.take(full());
  expect(playback.reel.running).toBe(false);
  expect(clans(playback)).toEqual([[2, 0], [0, 3]]); // prettier-ignore
});

test("what tells nothing of the game does not wait", () => {
  const { playback } = started();
  playback.take(update({ ...MOVED, signals: ["B"] }, 0, MIGRATION));
  expect(playback.parts?.signals).toEqual(["B"]);
});
