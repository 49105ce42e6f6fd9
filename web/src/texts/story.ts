/** The log in lines: one for each event, or for several that belong together. */
import type { GameEvent } from "../server/parts";
import type { Seat } from "../server/view";
import { parts, type Part } from "./rich-text";
import { Sentence, sentence } from "./sentences";
import type { Speech } from "./speech";

type Topic = "card" | "clash" | "other";

/** A line of the log. A heading begins a round, a phase, or a turn. */
export interface Line {
  /** The number of its first event. */
  at: number;
  parts: Part[];
  topic: Topic;
  heading: "round" | "turn" | null;
  seats: Seat[];
}

// Events that need no line, because everybody sees them.
const UNTOLD_SHIFTS = ["shift", "shift-deal", "shift-keep"];
const HEADINGS: Record<string, "round" | "turn"> = { assembly: "round", season: "round", turn: "turn" };

interface Heard {
  at: number;
  sentence: Sentence;
  heading: "round" | "turn" | null;
  clash: boolean;
}

/** The text of a line, without marks. */
export const lineText = (line: Pick<Line, "parts">): string => line.parts.map((part) => part.text).join("");

/**
 * The lines of these events; the first event has the number `since`. The speech marks names. In a draft that began
 * before them, cards handed on belong to the draft.
 */
export function story(speech: Speech, events: readonly GameEvent[], since = 0, drafting = false): Line[] {
  return hear(speech, events, since, drafting).map((heard) => {
    const said = parts(heard.sentence.said(speech));
    return {
      at: heard.at,
      parts: said,
      topic: heard.clash ? "clash" : isAboutCards(heard.sentence.key) ? "card" : "other",
      heading: heard.heading,
      seats: said.flatMap((part) => (part.seat ? [part.seat] : [])),
    };
  });
}

function hear(speech: Speech, events: readonly GameEvent[], since: number, within: boolean): Heard[] {
  const heard: Heard[] = [];
  let drafting = within;
  let clash = false;
  for (const [at, event] of events.entries()) {
    if (event.kind === "shuffle_actions") drafting = true;
    if (event.kind === "season") drafting = false;
    if (event.kind === "clash") clash = true;
    const told = tell(speech, event, drafting);
    const last = heard.at(-1);
    if (told && !(last && !last.heading && last.sentence.joins(told)))
      heard.push({ at: since + at, sentence: told, heading: HEADINGS[event.kind] ?? null, clash });
    if (event.kind === "clash_over") clash = false;
  }
  return heard.filter(({ heading }, at) => heading !== "turn" || heard[at + 1]?.heading !== "turn");
}

/** The sentence of an event; null if it has no line. */
function tell(speech: Speech, event: GameEvent, drafting: boolean): Sentence | null {
  if (event.kind === "shuffle_actions" || event["option"] === "done" || event["from"] === "box") return null;
  const told = sentence(speech, event);
  if (UNTOLD_SHIFTS.includes(told.key)) return null;
  if (drafting && told.key === "shift-give") {
    if (!("card" in event)) return null; // others hand cards on too
    told.key = "shift-draft";
  }
  return told;
}

function isAboutCards(key: string): boolean {
  return key.startsWith("shift") || ["event-play", "event-cancel", "event-look"].includes(key);
}
