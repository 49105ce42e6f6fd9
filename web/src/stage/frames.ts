/** Frames: beats with the table as it is shown from then on. */
import { isReaction } from "../question/keys";
import type { GameEvent, Parts } from "../server/parts";
import type { Seat } from "../server/view";
import { beatsOf, join, type Beat, type BeatKind } from "./beats";
import { between } from "./between";

export interface Frame {
  beat: Beat;
  parts: Parts;
  /** True for one's own move: it is shown at once. */
  own: boolean;
}

/** What a message tells, frame by frame: from the table before it to the table after it; a card of a player may be in play. */
export function framesOf(
  before: Parts,
  after: Parts,
  events: readonly GameEvent[],
  since: number,
  you: Seat | null,
  playing: Seat | null = null,
): Frame[] {
  let parts = before;
  const { question } = before;
  let actor = question && !isReaction(question.question) ? you : playing;
  const frames = beatsOf(events, since).map((beat) => {
    parts = between(parts, beat.events);
    actor = actorAfter(actor, beat, you);
    return { beat, parts: watched(parts, before), own: you !== null && actor === you };
  });
  const last = frames.at(-1);
  if (last) last.parts = watched(after, before);
  return frames;
}

/** Frames with more of them; what continues the last one joins it. */
export function appended(frames: readonly Frame[], more: readonly Frame[]): Frame[] {
  const all = [...frames];
  for (const frame of more) {
    const last = all.at(-1);
    const beat = last && last.own === frame.own ? join(last.beat, frame.beat) : null;
    if (beat) all[all.length - 1] = { ...frame, beat };
    else all.push(frame);
  }
  return all;
}

/** The table while one watches: nothing is asked yet, and the game is not over yet. */
function watched(parts: Parts, before: Parts): Parts {
  return { ...parts, question: null, undo: 0, awaited: null, status: before.status };
}

/** Beats that somebody chose, whoever acted before. */
const CHOSEN: readonly BeatKind[] = ["turn", "pass", "card", "attack", "shelter", "truce"];

/** Who chooses: whom a loss or a clash comes over does not, nor does whose card is cancelled or whose clan another's card moves. */
function actorAfter(actor: Seat | null, { kind, seat }: Beat, you: Seat | null): Seat | null {
  if (kind === "phase" || (kind === "cancel" && seat === you)) return null;
  if (kind === "loss" || kind === "clash") return actor;
  return seat === you && actor !== null && !CHOSEN.includes(kind) ? actor : (seat ?? actor);
}
