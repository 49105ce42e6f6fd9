/**
 * Plans: how often each option is named, where a question asks for a plan and not for one choice.
 *
 * The form of a plan, which the question brings along, says all that may be planned. People build a plan in any order and
 * change it freely; the server puts it into the choices of the rules.
 */
import type { Form } from "../server/messages";
import type { Option } from "../server/view";
import { verbOf } from "./keys";

export type Plan = Readonly<Record<Option, number>>;

/** An answer to a question: an option, or a plan. */
export type Answer = Option | Plan;

/** The plan with which one begins: what has to be in it. */
export function smallestPlan(form: Form): Plan {
  return Object.fromEntries(form.items.filter((item) => item.least).map((item) => [item.option, item.least]));
}

export function itemOf(form: Form, option: Option) {
  return form.items.find((item) => item.option === option);
}

/** How many more of an option a plan can have. */
export function left(form: Form, plan: Plan, option: Option): number {
  const most = itemOf(form, option)?.most ?? 0;
  return Math.min(most - (plan[option] ?? 0), form.most - sum(plan));
}

/** The plan with so many of an option, as far as its form allows; none takes it out. */
export function withCount(form: Form, plan: Plan, option: Option, count: number): Plan {
  const { [option]: had = 0, ...rest } = plan;
  const kept = Math.max(itemOf(form, option)?.least ?? 0, Math.min(count, had + left(form, plan, option)));
  return kept > 0 ? { ...plan, [option]: kept } : rest;
}

export function isComplete(form: Form, plan: Plan): boolean {
  return sum(plan) >= form.least;
}

export function sum(plan: Plan): number {
  return Object.values(plan).reduce((all, count) => all + count, 0);
}

/** The options that answers name. */
export function optionsIn(answers: readonly Answer[]): Option[] {
  return answers.flatMap((answer) => (typeof answer === "string" ? [answer] : Object.keys(answer)));
}

/** Why a plan does not fit its form, as the server would say it: a key with parameters; null if it fits. */
export function misfit(
  form: Form,
  plan: Plan,
): { error: string; params: Record<string, string | number> } | null {
  for (const { option, least, most } of form.items) {
    const count = plan[option] ?? 0;
    if (count < least || count > most) return { error: "plan_each", params: { option, least, most } };
  }
  const { least, most } = form;
  const count = sum(plan);
  return count < least || count > most ? { error: "plan_in_all", params: { count, least, most } } : null;
}

/** The options of a question: what a plan may name, and then what is no part of it. */
export function optionsOf({ form, options }: { form: Form | null; options: readonly Option[] }): Option[] {
  if (!form) return [...options];
  const items = form.items.map((item) => item.option);
  // the server puts in what ends a plan, and how many
  return [
    ...items,
    ...options.filter((key) => !items.includes(key) && key !== "done" && verbOf(key) !== "count"),
  ];
}
