import { expect, it } from "vitest";
import type { Language } from "../../settings/settings.svelte";
import { sayIn } from "../../texts/test-texts";
import { TABLE_COMMANDS, commandIn, commandLike } from "./commands";

const command = (line: string, language: Language = "en") => {
  const found = commandIn(sayIn(language), TABLE_COMMANDS, line);
  return found && [found.command.key, found.rest];
};

it("a command is a word of the player's language or of English", () => {
  expect(command("undo")).toEqual(["undo", ""]);
  expect(command("annuler", "fr")).toEqual(["undo", ""]);
  expect(command("undo", "fr")).toEqual(["undo", ""]);
  expect(command("od nowa", "pl")).toEqual(["reset", ""]);
  expect(command("board")).toEqual(["table", ""]);
});

it("what follows belongs to commands that want it, as it was typed", () => {
  expect(command("say Hello, Bob!")).toEqual(["say", "Hello, Bob!"]);
  expect(command("log 5")).toEqual(["log", "5"]);
  expect(command("hand 5")).toBeNull();
});

it("the beginning of a word is enough if nothing else begins so", () => {
  const like = (line: string) => commandLike(sayIn("en"), TABLE_COMMANDS, line)?.command.key;
  expect([like("un"), like("h"), like("sa hi")]).toEqual(["undo", undefined, "say"]);
});
