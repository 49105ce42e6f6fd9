/** How far a list of answers goes before it is sent: to the end of what was begun, not into what follows from it. */
import type { Question } from "../server/messages";
import { valueOf, verbOf } from "./keys";
import type { Answer } from "./plans";

/** Whether a question still belongs to what the answers have begun, from a question about the card `about` on. */
export function goesOn(
  about: string | null,
  answers: readonly Answer[],
  next: Question | null,
): next is Question {
  if (!next) return false;
  const played = answers.findLast((answer) => typeof answer === "string" && verbOf(answer) === "card");
  if (played) return next.card === valueOf(played as string);
  if (next.card !== null) return next.card === about;
  return next.form !== null && typeof answers.at(-1) === "string"; // a plan that a word has begun
}
