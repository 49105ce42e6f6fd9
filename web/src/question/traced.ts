/** Traces of answers on the map: the territories named, and how clans go between them. */
import type { Form } from "../server/messages";
import type { Option } from "../server/view";
import { placeOf, valueOf, verbOf } from "./keys";
import type { Answer, Plan } from "./plans";

/** An answer, with its form if it is a plan. */
export interface Given {
  answer: Answer;
  form: Form | null;
}

export interface Move {
  /** Null is the reserve. */
  from: string | null;
  to: string;
  count: number;
  option: Option;
}

export interface Traced {
  named: string[];
  moves: Move[];
}

export function traced(given: readonly Given[]): Traced {
  const found: Traced = { named: [], moves: [] };
  let from: string | null = null;
  for (const { answer, form } of given) {
    if (typeof answer !== "string") {
      if (form) tracePlan(found, answer, form);
    } else if (verbOf(answer) === "count") {
      const last = found.moves.at(-1);
      if (last) last.count = Number(valueOf(answer));
    } else if (placeOf(answer) === "land") {
      const value = valueOf(answer);
      found.named.push(value);
      if (verbOf(answer) === "from") from = value;
      if (verbOf(answer) === "to") found.moves.push({ from, to: value, count: 1, option: answer });
    }
  }
  return found;
}

function tracePlan(found: Traced, plan: Plan, form: Form): void {
  for (const [option, count] of Object.entries(plan)) {
    if (placeOf(option) !== "land") continue;
    const place = valueOf(option);
    const ends =
      form.kind === "gather" ? { from: place, to: form.hub ?? place } : { from: form.hub, to: place };
    found.named.push(place);
    found.moves.push({ ...ends, count, option });
  }
}
