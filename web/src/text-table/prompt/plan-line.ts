/** Plan parser: a plan typed in one line, names or numbers with a count each (as ardri.cli.terminal.plan_line). */
import type { Form } from "../../server/messages";
import type { Option } from "../../server/view";
import type { Plan } from "../../question/plans";
import type { Speech } from "../../texts/speech";
import { matches, type Choice } from "./choice-matching";

const PART = /^(.+?)(?:\s*[x×:=]\s*|\s+)(\d{1,3})$/;
const NUMBERS = /^\d+(?:[\s,;]+\d+)+$/;
const EXAMPLE = 3; // clans or cards in an example

/** A choice of a menu: the number to type for it, and the bare name of what it is about. */
export interface Numbered extends Choice {
  number: number;
  name: string;
}

/** How many of each option a line names; null if a part of it is not understood. */
export function readPlan(line: string, items: readonly Numbered[], form: Form): Plan | null {
  const list = single(form) && NUMBERS.test(line);
  const plan: Record<Option, number> = {};
  for (const part of line.split(list ? /[\s,;]+/ : /[,;]/)) {
    const [, name = part.trim(), count = "1"] = (list ? null : PART.exec(part.trim())) ?? [];
    const found = /^\d+$/.test(name)
      ? items.filter(({ number }) => number === Number(name))
      : matches(name, items);
    const [item] = found;
    if (!item || found.length > 1) return null;
    plan[item.key] = (plan[item.key] ?? 0) + Number(count);
  }
  return plan;
}

/** The help for a plan: an example and the limits. */
export function planHelp(speech: Speech, form: Form, items: readonly Numbered[]): string[] {
  if (form.most < 2) return [];
  const name = (key: Option) => items.find((item) => item.key === key)?.name ?? key;
  const example = Object.entries(examplePlan(form))
    .map(([key, count]) => (single(form) ? name(key) : `${name(key)} ${count}`))
    .join(", ");
  const limits =
    form.least === form.most
      ? speech.say("play-plan_exactly", { example, count: form.most })
      : speech.say("play-plan", { example, least: form.least, most: form.most });
  if (single(form) || form.items.every((item) => item.most >= form.most)) return [limits];
  const list = form.items.map((item) => `${name(item.option)} ${item.most}`).join(", ");
  return [limits, speech.say("play-plan_each", { list })];
}

/** Whether each option can be named only once. */
function single(form: Form): boolean {
  return form.items.every((item) => item.most === 1);
}

/** A small plan, of several options if it can be. */
function examplePlan(form: Form): Plan {
  const wanted = Math.max(form.least, Math.min(form.most, EXAMPLE));
  const plan: Record<Option, number> = {};
  let left = Math.min(
    wanted,
    form.items.reduce((all, item) => all + item.most, 0),
  );
  while (left > 0)
    for (const { option, most } of form.items)
      if (left > 0 && (plan[option] ?? 0) < most) {
        plan[option] = (plan[option] ?? 0) + 1;
        left -= 1;
      }
  return plan;
}
