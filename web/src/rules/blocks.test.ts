import { expect, test } from "vitest";
import { blocks } from "./blocks";

const text = (...lines: string[]) => blocks(lines.join("\n"));
const item = (said: string, term = "") => ({ term, text: said });

test("each line is a paragraph", () => {
  expect(text("One.", "Two.", "", "Three.").map(({ kind }) => kind)).toEqual(["text", "text", "text"]);
});

test("dashes make a list, which an ordinary line ends", () => {
  expect(text("You do one of these:", "– Pass.", "– Play.", "You must.")).toEqual([
    { kind: "text", items: [item("You do one of these:")] },
    { kind: "list", items: [item("Pass."), item("Play.")] },
    { kind: "text", items: [item("You must.")] },
  ]);
});

test("numbers make steps", () => {
  expect(text("1. First.", "2. Second.")).toEqual([
    { kind: "steps", items: [item("First."), item("Second.")] },
  ]);
});

test("an empty line ends a list", () => {
  expect(text("– One.", "", "– Two.")).toHaveLength(2);
});

test("what a list item explains is told apart, in French too", () => {
  expect(text("– Land: territories.")[0]?.items).toEqual([item(": territories.", "Land")]);
  expect(text("– Terres\u202f: les territoires.")[0]?.items).toEqual([
    item("\u202f: les territoires.", "Terres"),
  ]);
});

test("a list explains terms only if each of its items does", () => {
  const said = ["Withdraw: leave.", "Attack a player with exposed clans: they lose."];
  expect(text(...said.map((each) => `– ${each}`))[0]?.items).toEqual(said.map((each) => item(each)));
});
