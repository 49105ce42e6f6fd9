import { expect, it } from "vitest";
import { Announcements } from "./announcements.svelte";

const texts = (said: Announcements) => said.lines.map(({ text }) => text);

it("lines are appended, and none replaces another", () => {
  const said = new Announcements();
  said.add("told", "Conall plays Bard.", "Conall takes a Deed.");
  said.add("asked", "It is your turn.");
  expect(texts(said)).toEqual(["Conall plays Bard.", "Conall takes a Deed.", "It is your turn."]);
  expect(new Set(said.lines.map(({ id }) => id)).size).toBe(3);
});

it("the last lines are said again, as often as somebody likes, without what was typed", () => {
  const said = new Announcements();
  said.add("told", "one", "two", "three", "four", "five");
  said.add("typed", "hand");
  said.add("answer", "no cards");
  said.repeat();
  said.repeat();
  expect(texts(said).slice(-4)).toEqual(["two", "three", "four", "five"]);
  expect(said.lines).toHaveLength(15);
});

it("old lines go late, and all of them when another person looks", () => {
  const said = new Announcements();
  for (let at = 0; at < 400; at += 1) said.add("told", `${at}`);
  expect(said.lines).toHaveLength(300);
  expect(said.lines.at(-1)?.text).toBe("399");
  said.clear();
  expect(said.lines).toEqual([]);
});

it("a question is asked once, however often somebody looks at it, and again when the game comes back to it", () => {
  const said = new Announcements();
  for (const place of ["A,1", "A,1", "A,2", "A,1"]) said.ask(place, `Question ${place}`);
  expect(texts(said)).toEqual(["Question A,1", "Question A,2", "Question A,1"]);
  said.clear();
  said.ask("A,1", "Question A,1");
  expect(texts(said)).toEqual(["Question A,1"]);
});
