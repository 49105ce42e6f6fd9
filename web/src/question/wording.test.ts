import { expect, it } from "vitest";
import type { Form, Question } from "../server/messages";
import { Speech } from "../texts/speech";
import { sayIn } from "../texts/test-texts";
import { announcedText, confirmText } from "./wording";

const speech = new Speech(sayIn("en"));
const form = (least: number, most: number): Form => ({ kind: "pick", hub: null, items: [], least, most });
const asks = (question: string, card: string | null, planned: Form | null = null): Question => ({
  question,
  card,
  options: [],
  forced: false,
  form: planned,
});

it("a question names its card, and how much is needed", () => {
  expect(announcedText(speech, asks("from", "conquest", form(1, 4)))).toBe(
    "Conquest: From which territory? 1 to 4 in all.",
  );
  expect(announcedText(speech, asks("discard", "misty_lands", form(2, 2)))).toBe(
    "Misty Lands: Which card do you discard? 2 in all.",
  );
  expect(announcedText(speech, asks("shelter", null, form(1, 1)))).toBe(
    "Do you shelter a clan in a Citadel?",
  );
  expect(announcedText(speech, asks("draft_keep", null, form(2, 2)))).toBe("Which 2 cards do you keep?");
});

it("confirming says all that it does", () => {
  expect(confirmText(speech, ["card:migration", "from:hills", { "to:cove": 2, "to:moor": 1 }], [])).toBe(
    "Confirm: Play Migration, From Hills, To Cove × 2, To Moor?",
  );
});
