/** The moment of a replay in words: the situation, and the choice that led to it as far as the viewpoint may know. */
import type { Speech } from "../texts/speech";
import type { Replay } from "./replay.svelte";

type Shown = Pick<Replay, "step" | "steps" | "at" | "eyes">;

/** The phase and the unfinished actions. */
export function situationText({ step }: Shown, speech: Speech): string {
  return step ? [speech.heading(step.view), ...speech.situation(step.view)].join(" · ") : "";
}

/** The choice before this moment; empty if it is not for these eyes. */
export function chosenText({ step, steps, at, eyes }: Shown, speech: Speech): string {
  if (!step?.seat || !step.key || (eyes !== "all" && eyes !== step.seat)) return "";
  const before = (steps[at - 1] ?? step).view;
  const option = speech.optionOnMap(step.key, before.sites);
  return speech.say("web_replay-chosen", { seat: speech.seat(step.seat), option });
}
