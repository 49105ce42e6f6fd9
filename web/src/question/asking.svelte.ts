/** From the question that is put and what was picked so far to what can be picked now. */
import { settings } from "../settings/settings.svelte";
import type { Reply } from "../server/connection";
import type { Form, Question, Refused } from "../server/messages";
import type { Scene } from "../server/parts";
import type { Table } from "../server/table.svelte";
import type { Option } from "../server/view";
import { goesOn } from "./course";
import { isDraft, isReaction, placeOf } from "./keys";
import { offersOf, type Offers } from "./offers";
import {
  isComplete,
  itemOf,
  left,
  optionsOf,
  smallestPlan,
  sum,
  withCount,
  type Answer,
  type Plan,
} from "./plans";
import { traced, type Given, type Move } from "./traced";

/** An answer that was picked, and what is asked after it; null if nothing more is. */
interface Step extends Given {
  next: Question | null;
}

const NOTHING: Offers = offersOf([], []);

export class Asking {
  /** What was refused, until something else is done. */
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  #steps = $state.raw<Step[]>([]);
  #plan = $state.raw<Plan | null>(null);
  #about = $state(-1);
  #known = new Map<string, Question | null>();

  constructor(readonly table: Table) {}

  get scene(): Scene | null {
    return this.table.parts?.territories ? (this.table.parts as unknown as Scene) : null;
  }

  /** The question as it was put, with nothing picked. */
  get put() {
    const question = this.table.question;
    return question && !(question.done && isDraft(question.question)) ? question : null;
  }

  get steps(): Step[] {
    return this.put && this.#about === this.put.number ? this.#steps : [];
  }

  /** What was picked and not sent yet. */
  get staged(): Answer[] {
    return this.steps.map((step) => step.answer);
  }

  /** What is asked now; null if nothing is, or all is said and only to be confirmed. */
  get asked(): Question | null {
    const last = this.steps.at(-1);
    return last ? last.next : this.put;
  }

  /** What may be planned, if a plan is asked for; a draft has a sheet of its own. */
  get form(): Form | null {
    return this.asked && !isDraft(this.asked.question) ? this.asked.form : null;
  }

  /** The plan as it is now: how many of each option. */
  get plan(): Plan {
    if (this.#plan && this.put && this.#about === this.put.number) return this.#plan;
    return this.form ? smallestPlan(this.form) : {};
  }

  get offers(): Offers {
    const { asked, form, scene } = this;
    if (!asked || isDraft(asked.question)) return NOTHING;
    return offersOf(form ? offeredWith(form, asked.options) : asked.options, scene?.own?.hand ?? []);
  }

  /** Whether there is something that can be sent as it is. */
  get ready(): boolean {
    const { form } = this;
    if (form) return isComplete(form, this.plan);
    return this.steps.length > 0 && this.asked === null;
  }

  /** Whether something was planned. */
  get planned(): boolean {
    return this.form !== null && sum(this.plan) > sum(smallestPlan(this.form));
  }

  /** Whether there is something to step back from. */
  get begun(): boolean {
    return this.steps.length > 0 || this.planned;
  }

  /** Where clans go by what was picked so far; in the plan, the key of a move is its option. */
  get moves(): (Move & { key: string })[] {
    const before = traced(this.steps).moves.map((move, at) => ({ ...move, key: `${at}` }));
    return [...before, ...traced(this.#planning).moves.map((move) => ({ ...move, key: move.option }))];
  }

  /** The territories named so far. */
  get named(): string[] {
    const hub = this.form?.hub;
    return [...traced([...this.steps, ...this.#planning]).named, ...(hub ? [hub] : [])];
  }

  get #planning(): Given[] {
    return this.form ? [{ answer: this.plan, form: this.form }] : [];
  }

  /** Choose an option: it is staged, or sent if it is all there is to say. In a plan there is one more of it. */
  async pick(key: Option): Promise<void> {
    const { put, asked, form, plan } = this;
    if (!put || !asked || this.busy) return;
    if (form && itemOf(form, key)) {
      this.set(key, placeOf(key) === "card" && plan[key] ? 0 : (plan[key] ?? 0) + 1);
      return;
    }
    if (!asked.options.includes(key)) return;
    this.refusal = null;
    if (!isReaction(put.question)) await this.#give(key);
    else if (this.#atOnce(key)) await this.#send([...this.staged, key]);
    else this.#push({ answer: key, form: null, next: null });
  }

  /** Plan so many of an option. */
  set(option: Option, count: number): void {
    const { form, put } = this;
    if (!form || !put) return;
    this.refusal = null;
    const plan = withCount(form, this.plan, option, count);
    if (this.#about !== put.number) this.#steps = [];
    this.#plan = plan;
    this.#about = put.number;
    if (!settings.values.confirm && form.kind === "pick" && form.most === 1 && this.ready)
      void this.confirm();
  }

  /** Plan all of this, in place of what was planned. */
  lay(plan: Plan): void {
    if (!this.form || !this.put) return;
    this.refusal = null;
    this.#steps = this.steps;
    this.#plan = plan;
    this.#about = this.put.number;
  }

  /** How many more of an option can be planned. */
  left(option: Option): number {
    return this.form ? left(this.form, this.plan, option) : 0;
  }

  /** Send what was picked. */
  async confirm(): Promise<void> {
    if (!this.ready || this.busy || !this.put) return;
    if (this.form) await this.#give(this.plan);
    else await this.#send(this.staged);
  }

  /** Take the last step back. */
  back(): void {
    this.refusal = null;
    if (!this.planned) this.#steps = this.steps.slice(0, -1);
    this.#plan = null;
  }

  clear(): void {
    this.refusal = null;
    this.#steps = [];
    this.#plan = null;
  }

  /** Answer at once: what needs no confirmation. */
  async answer(answer: Answer): Promise<void> {
    await this.#send([answer]);
  }

  /** Give one more answer: it is staged if what was begun goes on, else sent or kept to be confirmed. */
  async #give(answer: Answer): Promise<void> {
    const { put, form } = this;
    if (!put) return;
    const answers = [...this.staged, answer];
    const next = await this.#ask(answers);
    if (this.refusal) return;
    if (goesOn(put.card, answers, next)) this.#push({ answer, form, next });
    else if (typeof answer !== "string" || this.#atOnce(answer)) await this.#send(answers);
    else this.#push({ answer, form: null, next: null });
  }

  /** Whether a last pick is sent by itself: a button says what it does, what lies on the table may be touched by mistake. */
  #atOnce(key: Option): boolean {
    return (
      !settings.values.confirm || (!this.steps.length && ["word", "seat", "count"].includes(placeOf(key)))
    );
  }

  #push(step: Step): void {
    const { put } = this;
    if (!put) return;
    this.#steps = [...this.steps, step];
    this.#plan = null;
    this.#about = put.number;
  }

  /** What would be asked after these answers. */
  async #ask(answers: Answer[]): Promise<Question | null> {
    const name = `${this.put?.number} ${JSON.stringify(answers)}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const reply = await this.#wait(this.table.preview(answers));
    if (reply.kind !== "previewed") return null;
    if (this.#known.size > 500) this.#known.clear();
    this.#known.set(name, reply.question);
    return reply.question;
  }

  async #send(answers: Answer[]): Promise<void> {
    if (!this.put && !this.table.question) return;
    const reply = await this.#wait(this.table.choose(answers));
    // what was planned stays for another try if only the connection was lost
    if (reply.kind !== "refused" || reply.error !== "gone") {
      this.#steps = [];
      this.#plan = null;
    }
  }

  async #wait(asked: Promise<Reply>): Promise<Reply> {
    this.busy = true;
    const reply = await asked;
    this.busy = false;
    this.refusal = reply.kind === "refused" ? reply : null;
    return reply;
  }
}

/** What can be touched while a plan is made: territories and cards of the plan, and options that are no part of it. */
function offeredWith(form: Form, options: readonly Option[]): Option[] {
  return optionsOf({ form, options }).filter(
    (key) => !itemOf(form, key) || ["land", "card"].includes(placeOf(key)),
  );
}
