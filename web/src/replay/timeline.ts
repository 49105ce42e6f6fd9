/** The timeline of a recorded game: which step tells which event, and what is still to be loaded. */
import { SEATS } from "../box/catalogue";
import type { GameEvent } from "../server/parts";
import type { ArdRiView, Own, Seat } from "../server/view";

export const VIEWPOINTS = [...SEATS, "spectator", "all"] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];

/** The game after a number of choices: the last choice, its events, and the view. */
export interface Step {
  number: number;
  seat: Seat | null;
  key: string | null;
  events: GameEvent[];
  view: ArdRiView;
  /** The cards of the seats of this viewpoint. */
  own: Partial<Record<Seat, Own>>;
}

/** A step as it is sent: after the first one, only what has changed. */
export type Sent = Omit<Step, "view"> & { view: Partial<ArdRiView> };

export interface Mark {
  step: number;
  round: number;
}

export const CHUNK = 150;

/** The chunk to load next: the current one, those after it, then the rest; null if all are loaded. */
export function wanted(loaded: ReadonlySet<number>, at: number, choices: number): number | null {
  const chunks = Math.floor(choices / CHUNK) + 1;
  const here = Math.floor(at / CHUNK);
  const order = [here, here + 1, ...Array(chunks).keys()];
  return order.find((chunk) => chunk < chunks && !loaded.has(chunk)) ?? null;
}

/** Complete the steps with the parts of the view that did not change. */
export function whole(sent: readonly Sent[]): Step[] {
  const steps: Step[] = [];
  for (const step of sent) {
    const before = steps.at(-1);
    const view = { ...before?.view, ...step.view } as ArdRiView;
    steps.push({ ...step, view, own: { ...before?.own, ...step.own } });
  }
  return steps;
}

/** The steps from the beginning up to the first one that is missing. */
export function unbroken(steps: readonly (Step | undefined)[]): Step[] {
  const gap = steps.findIndex((step) => !step);
  return (gap < 0 ? steps : steps.slice(0, gap)) as Step[];
}

/** For each event of the steps, the index of its step. */
export function tellingSteps(steps: readonly Step[]): number[] {
  return steps.flatMap((step) => step.events.map(() => step.number));
}

/** The steps at which rounds begin. */
export function rounds(steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ events, number }) =>
    events.flatMap((event) =>
      event.kind === "assembly" ? [{ step: number, round: Number(event["round"]) }] : [],
    ),
  );
}

/** The nearest step before or after this one at which a turn begins; else the first or the last step. */
export function turnFrom(
  steps: readonly (Step | undefined)[],
  at: number,
  way: 1 | -1,
  last: number,
): number {
  for (let step = at + way; step > 0 && step < last; step += way)
    if (steps[step]?.events.some((event) => event.kind === "turn" || event.kind === "assembly")) return step;
  return way > 0 ? last : 0;
}
