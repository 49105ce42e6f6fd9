import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameEvent, Scene } from "../server/parts";
import type { Language } from "../settings/settings.svelte";
import { plain } from "./rich-text";
import { sentence } from "./sentences";
import { Speech } from "./speech";
import { story } from "./story";
import { sayIn } from "./test-texts";

type Texts = Record<Language, string[]>;
interface Look extends Record<
  Language,
  { heading: string; waiting: string; situation: string[]; options: string[] }
> {
  scene: Scene;
  options: string[];
}
interface Golden {
  names: string[];
  story: Texts & { events: GameEvent[] };
  sentences: Texts & { events: GameEvent[] };
  looks: Look[];
}

const golden: Golden = JSON.parse(readFileSync(new URL("story.golden.json", import.meta.url), "utf8"));
const LANGUAGES: Language[] = ["en", "fr", "pl"];

function told(...events: GameEvent[]): string[] {
  return story(new Speech(sayIn("en"), [..."ABCD"], true), events).map((line) =>
    line.parts.map((part) => part.text).join(""),
  );
}

describe.each(LANGUAGES)("what Python says in %s, the browser says too:", (language) => {
  const say = sayIn(language);
  const speech = new Speech(say, golden.names);

  it("one sentence for each form of event", () => {
    const said = golden.sentences.events.map((event) => sentence(speech, event).said(speech));
    expect(said).toEqual(golden.sentences[language]);
  });

  it("the story of a whole game", () => {
    const lines = story(new Speech(say, golden.names, true), golden.story.events);
    const said = lines
      .filter((line) => line.heading !== "turn")
      .map((line) => line.parts.map((part) => part.text).join(""));
    expect(said).toEqual(golden.story[language]);
  });

  it("what is going on at the table, and what may be chosen", () => {
    for (const { scene, options, ...said } of golden.looks)
      expect({
        heading: speech.heading(scene),
        waiting: speech.waiting(scene.awaited),
        situation: speech.situation(scene),
        options: options.map((key) => speech.option(key, scene.sites)),
      }).toEqual(said[language]);
  });

  it("marks change no word", () => {
    const marked = new Speech(say, golden.names, true);
    const said = golden.sentences.events.map((event) => plain(sentence(marked, event).said(marked)));
    expect(said).toEqual(golden.sentences[language]);
  });
});

describe("the story", () => {
  it("counts equal things, and joins what belongs together", () => {
    const remove = { kind: "remove", seat: "A", territory: "hills" };
    expect(told(remove, remove)).toEqual(["A loses 2 clans in Hills."]);
    expect(
      told(
        { kind: "move", seat: "A", from: "hills", to: "cove", count: 2 },
        { kind: "move", seat: "A", from: "moor", to: "cove", count: 1 },
        { kind: "move", seat: "B", from: "moor", to: "cove", count: 1 },
      ),
    ).toEqual([
      "A moves 2 clans from Hills to Cove, 1 clan from Moor to Cove.",
      "B moves 1 clan from Moor to Cove.",
    ]);
  });

  it("has a heading for a round and for a turn, but none for a turn in which nothing is told", () => {
    const speech = new Speech(sayIn("en"), undefined, true);
    const lines = story(
      speech,
      [
        { kind: "season", round: 2 },
        { kind: "turn", seat: "A" },
        { kind: "turn", seat: "B" },
        { kind: "pass", seat: "B" },
      ],
      70,
    );
    expect(lines.map(({ at, heading }) => [at, heading])).toEqual([
      [70, "round"],
      [72, "turn"],
      [73, null],
    ]);
  });

  it("knows what a line is about, and whom", () => {
    const speech = new Speech(sayIn("en"), undefined, true);
    const lines = story(speech, [
      { kind: "play", seat: "A", card: "migration" },
      { kind: "move", seat: "A", from: "hills", to: "cove", count: 2 },
      { kind: "clash", territory: "cove", instigator: "A" },
      { kind: "attack", seat: "A", target: "B" },
      { kind: "clash_over", territory: "cove" },
      { kind: "deed", seat: "B", count: 1 },
    ]);
    expect(lines.map(({ topic }) => topic)).toEqual(["card", "other", "clash", "clash", "clash", "other"]);
    expect(lines[3]?.seats).toEqual(["A", "B"]);
    expect(lines[0]?.parts).toContainEqual({ text: "Migration", card: "migration" });
  });
});
