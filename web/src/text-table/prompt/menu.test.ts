import { expect, it } from "vitest";
import { Speech } from "../../texts/speech";
import { source, sayIn } from "../../texts/test-texts";
import { texts } from "../../texts/texts.svelte";
import { labels, menuOf } from "./menu";

texts.use("en", source("en"));
const speech = new Speech(sayIn("en"), ["Ann", "Bob"]);

it("a count is its own number, and the others follow", () => {
  expect(labels(["pass", "card:bard"])).toEqual([1, 2]);
  expect(labels(["count:0", "count:1", "card:moor"])).toEqual([0, 1, 2]);
});

it("an entry is known by its words, its key, what it is about, and a player by the letter, too", () => {
  const menu = menuOf(
    speech,
    ["attack:B", "card:bard", "count:2", "do:confirm"],
    { question: "count_cards" },
    [],
  );
  expect(menu.map(({ shown }) => shown)).toEqual(["Attack Bob", "Play Bard", "2 cards", "Confirm"]);
  expect(menu[0]?.names).toEqual(["Attack Bob", "attack:B", "Bob", "B"]);
  expect(menu[3]?.names).toContain("confirm");
});
