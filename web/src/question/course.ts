/** How far a list of choices goes before it is sent: to the end of what was begun, not into what follows from it. */
import type { Question } from "../wire/messages";
import type { Option } from "../wire/view";
import { valueOf, verbOf } from "./keys";

type Asked = Pick<Question, "question" | "card">;

/** Whether a question still belongs to what the keys have begun, from the question `first` on. */
export function goesOn(first: Asked, keys: readonly Option[], next: Question | null): next is Question {
  if (!next) return false;
  const played = keys.findLast((key) => verbOf(key) === "card");
  if (played) return next.card === valueOf(played);
  if (next.question === "withdraw_to" || next.question === "withdraw_count") return true;
  if (first.question === "exile" || first.question === "cauldron") return next.question === first.question;
  return next.card !== null && next.card === first.card;
}

/** What is drawn of the keys said so far: the territories named, and how clans go between them. */
export interface Traced {
  named: string[];
  moves: { from: string | null; to: string; count: number }[];
}

export function traced(keys: readonly Option[]): Traced {
  const named: string[] = [];
  const moves: Traced["moves"] = [];
  let from: string | null = null;
  for (const key of keys) {
    const value = valueOf(key);
    switch (verbOf(key)) {
      case "territory":
        named.push(value);
        break;
      case "from":
        named.push(value);
        from = value;
        break;
      case "to":
        named.push(value);
        moves.push({ from, to: value, count: 1 });
        break;
      case "count": {
        const last = moves.at(-1);
        if (last) last.count = Number(value);
        break;
      }
    }
  }
  return { named, moves };
}
