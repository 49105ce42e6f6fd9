/** A question in whole sentences, for ears and for the text table: what it is about, how much is needed, what was picked. */
import type { Form, Question } from "../server/messages";
import type { Option } from "../server/view";
import type { Sites, Speech } from "../texts/speech";
import { keepForm } from "./draft-form";
import { isDraft } from "./keys";
import type { Answer } from "./plans";

/** The question, after the card that asks it, and how much a plan needs. */
export function askedText(speech: Speech, asked: Question): string {
  const question = speech.question(asked.question);
  const about = asked.card
    ? speech.say("play-fact", { name: speech.card(asked.card), value: question })
    : question;
  return [about, asked.form ? neededText(speech, asked.form) : ""].filter(Boolean).join(" ");
}

/** How much a plan needs in all; nothing if it is one thing. */
export function neededText(speech: Speech, { least, most }: Pick<Form, "least" | "most">): string {
  if (least === 1 && most === 1) return "";
  return least === most
    ? speech.say("web_table-need_exactly", { count: most })
    : speech.say("web_table-need", { least, most });
}

/** What was picked, in one row: options, and those of a plan with how many of each. */
export function pickedText(speech: Speech, answers: readonly Answer[], sites: Sites): string {
  const said = answers.flatMap((answer) =>
    typeof answer === "string"
      ? [speech.optionOnMap(answer, sites)]
      : Object.entries(answer).map(([key, count]) => counted(speech, key, count, sites)),
  );
  return said.join(", ");
}

function counted(speech: Speech, key: Option, count: number, sites: Sites): string {
  const option = speech.optionOnMap(key, sites);
  return count === 1 ? option : speech.say("web_table-times", { option, count });
}

/** What confirming does. */
export function confirmText(speech: Speech, answers: readonly Answer[], sites: Sites): string {
  return speech.say("web_table-confirm_what", { what: pickedText(speech, answers, sites) });
}

/** A question as it is announced; a draft says how many cards are kept. */
export function announcedText(speech: Speech, asked: Question): string {
  if (!isDraft(asked.question) || !asked.form) return askedText(speech, asked);
  return speech.say("table-draft", { count: keepForm(asked.form).most });
}
