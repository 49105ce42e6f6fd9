/** Lists of tables: their order, and the texts about them. */
import { botName } from "../../texts/player-names";
import type { Say } from "../../texts/texts.svelte";
import { PACES, type PaceName } from "../new-table/wishes";
import type { ListedTable, Pace, ListedSeat } from "./tables";

interface Groups {
  running: ListedTable[];
  open: ListedTable[];
  finished: ListedTable[];
}

/** The visitor's tables: those that wait for an answer first, then the newest. */
export function grouped(tables: readonly ListedTable[]): Groups {
  const running = tables.filter(({ state }) => state === "running");
  return {
    running: [...running.filter((each) => each.asked), ...running.filter((each) => !each.asked)],
    open: tables.filter(({ state }) => state === "open"),
    finished: tables.filter(({ state }) => state === "over" || state === "abandoned"),
  };
}

/** The name of whoever has a seat. */
export function sitterName(seat: ListedSeat, say: Say): string {
  if (seat.name) return seat.name;
  if (seat.bot)
    return say("web_start-bot_named", { name: botName(seat.seat), level: botTitle(seat.bot, say) });
  return say(seat.for === "invited" ? "web_start-expected" : "web_start-free");
}

const OURS = ["calf", "chieftain", "druid", "easy", "hard", "medium"];

/** The name of a bot; bots of other packages have only their own name. */
function botTitle(bot: string, say: Say): string {
  return OURS.includes(bot) ? say(`bot-${bot}`) : bot;
}

/** The result of a game. */
export function outcome(table: ListedTable, say: Say): string {
  const { summary, mine } = table;
  if (table.state === "abandoned" || !summary) return say("web_start-abandoned");
  const winner = table.seats.find(({ seat }) => seat === summary.winner);
  if (!winner) return say("web_start-nobody_won");
  return mine.includes(winner.seat)
    ? say("web_start-you_won")
    : say("web_start-won", { name: winner.name || botName(winner.seat) });
}

/** The name of a pace, if it is one of the presets. */
export function paceName(pace: Pace | null): PaceName | null {
  const found = Object.entries(PACES).find(
    ([, known]) => known?.bank === pace?.bank && known?.increment === pace?.increment,
  );
  return (found?.[0] as PaceName | undefined) ?? null;
}
