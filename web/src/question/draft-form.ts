/** The form of a draft as players think of it: the cards they keep, also where the rules ask for those handed on. */
import type { Form } from "../server/messages";
import type { Option } from "../server/view";
import { valueOf, verbOf } from "./keys";

/** The option for the same card with another verb. */
const about = (verb: string, option: Option) => `${verb}:${valueOf(option)}` as Option;

/** The form of a draft's question, as one of cards to keep. */
export function keepForm(form: Form): Form {
  if (verbOf(form.items[0]?.option ?? "") !== "hand_on") return form;
  const count = form.items.length - form.most;
  const items = form.items.map((item) => ({ ...item, option: about("keep", item.option) }));
  return { ...form, items, least: count, most: count };
}

/** The options that answer a draft's question if these are kept; and the other way round. */
export function answerOf(form: Form, kept: readonly Option[]): Option[] {
  if (keepForm(form) === form) return [...kept];
  const rest = form.items.filter(({ option }) => !kept.some((other) => valueOf(other) === valueOf(option)));
  return rest.map(({ option }) => option);
}
