/** The commands of a command line: their names in the player's language and in English, and what was typed after them. */
import type { Say } from "../../texts/speech";
import { folded, matches, type Choice } from "./choice-matching";

/** A command: its key, its word and its help by their keys, other words for it, and whether something follows it. */
export interface Command {
  key: string;
  text: string;
  help: string;
  also?: string[];
  /** The text that stands for what follows, in the help. */
  rest?: string;
}

/** The commands of a table in the browser; `table` is the `board` of the terminal. */
export const TABLE_COMMANDS: readonly Command[] = [
  { key: "hint", text: "command-hint", help: "command-hint.help" },
  { key: "undo", text: "command-undo", help: "command-undo.help" },
  { key: "reset", text: "command-reset", help: "command-reset.help" },
  {
    key: "table",
    text: "web_text-command_table",
    help: "web_text-command_table.help",
    also: ["command-board"],
  },
  { key: "hand", text: "command-hand", help: "command-hand.help" },
  {
    key: "card",
    text: "web_text-command_card",
    help: "web_text-command_card.help",
    rest: "web_text-rest_card",
  },
  { key: "log", text: "command-log", help: "command-log.help", rest: "web_text-rest_log" },
  { key: "say", text: "web_text-command_say", help: "web_text-command_say.help", rest: "web_text-rest_say" },
  { key: "island", text: "web_text-command_island", help: "web_text-command_island.help" },
  { key: "help", text: "command-help", help: "command-help.help" },
];

/** The commands of a replay. */
export const REPLAY_COMMANDS: readonly Command[] = TABLE_COMMANDS.filter(({ key }) =>
  ["table", "hand", "card", "log", "island", "help"].includes(key),
);

interface Typed {
  command: Command;
  rest: string;
}

/** The commands as choices. */
export function commandChoices(say: Say, commands: readonly Command[]): (Choice & { command: Command })[] {
  return commands.map((command) => {
    const shown = say(command.text);
    const also = (command.also ?? []).flatMap((text) => [say(text), text.split("-").at(-1) ?? ""]);
    return { key: command.key, shown, names: [shown, command.key, ...also], command };
  });
}

/** The command that a line begins with, by its whole word. */
export function commandIn(say: Say, commands: readonly Command[], line: string): Typed | null {
  for (const { names, command } of commandChoices(say, commands))
    for (const name of names.map(folded)) {
      const words = line.split(" ");
      const own = words.slice(0, name.split(" ").length);
      const rest = words.slice(own.length).join(" ");
      if (folded(own.join(" ")) === name && (!rest || command.rest)) return { command, rest };
    }
  return null;
}

/** The command that a line begins with, by the beginning of its word. */
export function commandLike(say: Say, commands: readonly Command[], line: string): Typed | null {
  const [word = "", ...rest] = line.split(" ");
  const found = matches(
    word,
    commandChoices(say, commands).filter(({ command }) => !rest.length || command.rest),
  );
  return found.length === 1 && found[0] ? { command: found[0].command, rest: rest.join(" ") } : null;
}

/** The list of commands for the help. */
export function commandLines(say: Say, commands: readonly Command[]): string[] {
  return commands.map(({ text, help, rest }) => {
    const name = rest ? `${say(text)} ${say(rest)}` : say(text);
    return say("play-fact", { name, value: say(help) });
  });
}
