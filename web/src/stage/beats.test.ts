import { expect, test } from "vitest";
import type { GameEvent } from "../server/parts";
import { beatsOf, landsOf } from "./beats";

/** Events as the engine writes them: `move seat=B from=hills to=cove count=2`. */
function events(...lines: string[]): GameEvent[] {
  return lines.map((line) => {
    const [kind = "", ...fields] = line.split(" ");
    const pairs = fields.map((field) => field.split("=") as [string, string]);
    return {
      kind,
      ...Object.fromEntries(
        pairs.map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
      ),
    };
  });
}

const shown = (...lines: string[]) =>
  beatsOf(events(...lines), 0).map(({ kind, seat, events }) => [kind, seat, events.length]);

test("a card is one beat with what is declared about it; then comes its effect", () => {
  const found = shown(
    "turn seat=B",
    "play seat=B card=migration",
    "shift deck=action from=hand:B to=in_play card=migration",
    "declare seat=B card=migration option=from:hills",
    "declare seat=B card=migration option=to:cove",
    "move seat=B from=hills to=cove count=1",
    "move seat=B from=hills to=moor count=1",
    "shift deck=action from=in_play to=action_discard card=migration",
  );
  expect(found).toEqual([
    ["turn", "B", 1],
    ["card", "B", 4],
    ["clans", "B", 3],
  ]);
});

test("each maneuver of a clash is a beat, and each loss", () => {
  const found = shown(
    "clash territory=hills instigator=B",
    "attack seat=B target=C",
    "remove seat=C territory=hills",
    "attack seat=C target=B",
    "shift deck=action from=hand:B to=action_discard",
    "clash_over territory=hills",
  );
  expect(found.map(([kind]) => kind)).toEqual(["clash", "attack", "loss", "attack", "cards", "clash"]);
});

test("the deal and the draft are no beats of their own", () => {
  const found = shown(
    "assembly round=2",
    "shuffle_actions",
    "shift deck=action from=undealt to=hand:A",
    "shift deck=action from=hand:A to=hand:B",
    "season round=2",
  );
  expect(found.map(([kind]) => kind)).toEqual(["phase", "phase"]);
});

test("a beat knows the territories that it is about", () => {
  const [beat] = beatsOf(
    events(
      "declare seat=B card=conquest option=territory:hills",
      "declare seat=B card=conquest option=from:cove",
    ),
    7,
  );
  expect(landsOf(beat!)).toEqual(["hills", "cove"]);
  expect(beat!.since).toBe(7);
});
