/** Lists of tables: their order, and the texts about them. */
import { botName } from "../../texts/player-names";
import type { Say } from "../../texts/texts.svelte";
import { PACES, type PaceName } from "../new-table/wishes";
import { closedFor, type Pace } from "../../server/parts";
import type { ListedSeat, ListedTable } from "./tables";

interface Groups {
  running: ListedTable[];
  open: ListedTable[];
  finished: ListedTable[];
}

/** True if a table has been closed, or its game has ended. */
export const ended = ({ state }: ListedTable): boolean => state !== "open" && state !== "running";

/**
 * The visitor's tables. Running games that wait for them come first, those with the least time left before
 * others; then those in which something happened last. A table that was closed before its game is no game.
 */
export function grouped(tables: readonly ListedTable[]): Groups {
  const running = tables.filter(({ state }) => state === "running");
  const mine = running.filter((each) => each.asked);
  const others = running.filter((each) => !each.asked);
  return {
    running: [
      ...mine.toSorted((one, other) => timeLeft(one) - timeLeft(other) || moved(other) - moved(one)),
      ...others.toSorted((one, other) => moved(other) - moved(one)),
    ],
    open: tables.filter(({ state }) => state === "open"),
    finished: tables
      .filter((each) => ended(each) && !closedFor("host", each.summary))
      .toSorted((one, other) => (other.finished ?? 0) - (one.finished ?? 0)),
  };
}

const timeLeft = ({ left }: ListedTable): number => left ?? Number.MAX_SAFE_INTEGER;
const moved = ({ moved, created }: ListedTable): number => moved ?? created;

/** The names of those for whom a running game waits, as everybody sees it. */
export function awaitedNames(table: ListedTable): string {
  const others = table.seats.filter(({ seat }) => table.awaited.includes(seat));
  return others.map((seat) => seat.name || botName(seat.seat)).join(", ");
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in words: "5 minutes ago", "now". */
export function ago(ms: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, length]) => ms >= length) ?? (["second", Number.MAX_VALUE] as const);
  return format.format(-Math.floor(ms / length), unit);
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
