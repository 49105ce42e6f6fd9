/** The course of a recorded game: which step tells what, and what is still to be loaded. */
import type { GameEvent } from "../server/parts";
import type { ArdRiView, Own, Seat } from "../server/view";

export const VIEWPOINTS = ["A", "B", "C", "D", "spectator", "all"] as const;
export type Viewpoint = (typeof VIEWPOINTS)[number];

/** The game after so many choices: the last of them, what it led to, and what could be seen then. */
export interface Step {
  number: number;
  seat: Seat | null;
  key: string | null;
  events: GameEvent[];
  view: ArdRiView;
  /** The cards of the seats whose eyes these are. */
  own: Partial<Record<Seat, Own>>;
}

/** A step as it is sent: after the first one, only what is not as it was before. */
export type Sent = Omit<Step, "view"> & { view: Partial<ArdRiView> };

export interface Mark {
  step: number;
  round: number;
}

export const CHUNK = 150;

/** The chunk to load next: where somebody looks, what comes after it, then all the rest; null if all is there. */
export function wanted(loaded: ReadonlySet<number>, at: number, choices: number): number | null {
  const chunks = Math.floor(choices / CHUNK) + 1;
  const here = Math.floor(at / CHUNK);
  const order = [here, here + 1, ...Array(chunks).keys()];
  return order.find((chunk) => chunk < chunks && !loaded.has(chunk)) ?? null;
}

/** Steps with all that can be seen at each of them. */
export function whole(sent: readonly Sent[]): Step[] {
  const steps: Step[] = [];
  for (const step of sent) {
    const before = steps.at(-1);
    const view = { ...before?.view, ...step.view } as ArdRiView;
    steps.push({ ...step, view, own: { ...before?.own, ...step.own } });
  }
  return steps;
}

/** The steps from the beginning on, up to the first one that is missing. */
export function unbroken(steps: readonly (Step | undefined)[]): Step[] {
  const gap = steps.findIndex((step) => !step);
  return (gap < 0 ? steps : steps.slice(0, gap)) as Step[];
}

/** For each event of the steps, counted through, the step that told it. */
export function tellingSteps(steps: readonly Step[]): number[] {
  return steps.flatMap((step) => step.events.map(() => step.number));
}

/** Where rounds begin. */
export function rounds(steps: readonly Step[]): Mark[] {
  return steps.flatMap(({ events, number }) =>
    events.flatMap((event) =>
      event.kind === "assembly" ? [{ step: number, round: Number(event["round"]) }] : [],
    ),
  );
}

/** The nearest step before or after this one at which a turn begins; the first or the last step if there is none. */
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
