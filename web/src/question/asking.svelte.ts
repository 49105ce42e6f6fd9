/** From the question that is put and what was picked so far to what can be picked now. */
import { SEATS } from "../box/catalogue";
import { settings } from "../settings/settings.svelte";
import type { Reply } from "../server/connection";
import type { Form, Outcome, Question, Refused } from "../server/messages";
import type { Scene } from "../server/parts";
import type { Table } from "../server/table.svelte";
import type { Option } from "../server/view";
import { goesOn } from "./course";
import { isDraft, isReaction, placeOf } from "./keys";
import { passLoses } from "./last-pass";
import { besides, NOTHING, offersOf, type Offers } from "./offers";
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

/** What follows some answers: the next question, null if it is not to be known, and what would come of them. */
interface Preview {
  next: Question | null;
  outcome: Outcome | null;
}

/** An answer that was picked, and what follows it. */
interface Step extends Given, Preview {}

const MOST_KNOWN = 500; // previews

export class Asking {
  /** What was refused, until something else is done. */
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  #steps = $state.raw<Step[]>([]);
  #plan = $state.raw<Plan | null>(null);
  #about = $state(-1);
  #known = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  #requested = new Map<string, Promise<Reply>>();

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

  /** What can be picked in place of what was picked, without taking that back first. */
  get others(): Offers {
    const hand = this.scene?.own?.hand ?? [];
    return this.steps.reduceRight((found, step, at) => {
      const options = typeof step.answer === "string" ? (this.#before(at)?.options ?? []) : [];
      return besides(found, offersOf(options, hand), this.offers);
    }, NOTHING);
  }

  /** What would come of all that was picked, if nobody else plays a card; null while more is to be picked. */
  get outcome(): Outcome | null {
    if (this.form) return this.ready ? (this.#known.get(this.#name(this.#whole))?.outcome ?? null) : null;
    return this.asked ? null : (this.steps.at(-1)?.outcome ?? null);
  }

  /** Whether there is something that can be sent as it is. */
  get ready(): boolean {
    const { form } = this;
    if (form) return isComplete(form, this.plan);
    return this.steps.length > 0 && this.asked === null;
  }

  /** Whether there is anything in the plan. */
  get laid(): boolean {
    return this.form !== null && sum(this.plan) > 0;
  }

  /** Whether something was planned. */
  get planned(): boolean {
    return this.form !== null && sum(this.plan) > sum(smallestPlan(this.form));
  }

  /** Whether there is something to step back from. */
  get begun(): boolean {
    return this.steps.length > 0 || this.planned;
  }

  /** Whether a pass that loses the game was picked. */
  get losing(): boolean {
    return this.staged.some((answer) => answer === "pass") && this.#loses("pass");
  }

  #loses(key: Option): boolean {
    const { scene, table } = this;
    return key === "pass" && scene !== null && passLoses(scene, SEATS[table.seat ?? -1] ?? null);
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

  /**
   * Choose an option: it is staged, or sent if it is all there is to say. In a plan there is one more of it. An option of
   * an earlier question takes the place of what was picked there.
   */
  async pick(key: Option): Promise<void> {
    const { put, form, plan } = this;
    if (!put || this.busy) return;
    if (form && itemOf(form, key)) {
      this.set(key, placeOf(key) === "card" && plan[key] ? 0 : (plan[key] ?? 0) + 1);
      return;
    }
    if (!this.#turnBackTo(key)) return;
    this.refusal = null;
    if (isReaction(put.question) && this.#atOnce(key)) await this.#send([...this.staged, key]);
    else await this.#give(key);
  }

  /** Go back to the last question that offers an option; false if none does. */
  #turnBackTo(key: Option): boolean {
    if (this.asked?.options.includes(key)) return true;
    const at = this.steps.findLastIndex((_, step) => this.#before(step)?.options.includes(key));
    if (at < 0) return false;
    this.#steps = this.steps.slice(0, at);
    this.#plan = null;
    return true;
  }

  /** The question that a step has answered. */
  #before(step: number): Question | null {
    return step ? (this.steps[step - 1]?.next ?? null) : this.put;
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
    if (this.ready) void this.#preview(this.#whole);
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
    const found = await this.#ask(answers);
    if (!found) return;
    if (goesOn(put.card, answers, found.next)) this.#push({ answer, form, ...found });
    else if (typeof answer !== "string" || this.#atOnce(answer, found.outcome)) await this.#send(answers);
    else this.#push({ answer, form: null, next: null, outcome: found.outcome });
  }

  /** All that was picked and planned. */
  get #whole(): Answer[] {
    return this.form ? [...this.staged, this.plan] : this.staged;
  }

  /**
   * Whether a last pick is sent by itself: a button says what it does, but not where clans go; and what lies on the table may
   * be touched by mistake. A pass that loses the game is asked for once more.
   */
  #atOnce(key: Option, outcome: Outcome | null = null): boolean {
    if (settings.values.askPass && this.#loses(key)) return false;
    if (!settings.values.confirm) return true;
    const moves = outcome?.events.some(({ kind }) => kind === "move") ?? false;
    return !this.steps.length && !moves && ["word", "seat", "count"].includes(placeOf(key));
  }

  #push(step: Step): void {
    const { put } = this;
    if (!put) return;
    this.#steps = [...this.steps, step];
    this.#plan = null;
    this.#about = put.number;
    if (this.form && this.ready) void this.#preview(this.#whole);
  }

  /** Wait for what follows these answers; null if they are refused. */
  async #ask(answers: Answer[]): Promise<Preview | null> {
    const name = this.#name(answers);
    if (!this.#known.has(name)) await this.#wait(this.#preview(answers));
    return this.#known.get(name) ?? null;
  }

  /** Ask the server what follows these answers, once. */
  #preview(answers: Answer[]): Promise<Reply> {
    const name = this.#name(answers);
    const requested = this.#requested.get(name) ?? this.table.preview(answers);
    if (this.#requested.has(name)) return requested;
    this.#requested.set(name, requested);
    return requested.then((reply) => {
      this.#requested.delete(name);
      if (reply.kind === "previewed") {
        const known = this.#known.size < MOST_KNOWN ? this.#known : [];
        this.#known = new Map([...known, [name, { next: reply.question, outcome: reply.outcome ?? null }]]);
      }
      return reply;
    });
  }

  #name(answers: Answer[]): string {
    return `${this.put?.number} ${JSON.stringify(answers)}`;
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
