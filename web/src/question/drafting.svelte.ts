/** The draft: which cards are kept, until that is sent; the question may ask for those that are handed on instead. */
import type { Table } from "../server/table.svelte";
import type { Form } from "../server/messages";
import type { Card, Option } from "../server/view";
import type { Asking } from "./asking.svelte";
import { answerOf, keepForm } from "./draft-form";
import { isDraft, valueOf, verbOf } from "./keys";

/** The cards kept after one more was touched: it is kept, or no longer; the longest kept one makes room. */
export function touched(kept: readonly Card[], card: Card, most: number): Card[] {
  if (kept.includes(card)) return kept.filter((each) => each !== card);
  return [...kept, card].slice(-most);
}

export class Drafting {
  #kept = $state.raw<Card[]>([]);
  #step = $state("");
  #changing = $state(false);

  constructor(
    readonly table: Table,
    readonly asking: Asking,
  ) {}

  /** The question of the draft, also when it is answered and may be changed. */
  get question() {
    const { question } = this.table;
    return question && isDraft(question.question) && this.asking.scene?.own ? question : null;
  }

  /** What may be kept; null if nothing is to be said. */
  get form(): Form | null {
    return this.question?.form && !this.done ? keepForm(this.question.form) : null;
  }

  /** The cards of the packet. */
  get cards(): Card[] {
    return (this.question?.form?.items.map((item) => valueOf(item.option)) ?? []) as Card[];
  }

  /** How many cards stay after this. */
  get keep(): number {
    return this.question?.form ? keepForm(this.question.form).most : 0;
  }

  /** Whether it is answered, and nothing is being changed. */
  get done(): boolean {
    return Boolean(this.question?.done) && !(this.#changing && this.#step === this.#now);
  }

  get kept(): Card[] {
    if (this.done) return this.#given;
    return this.#step === this.#now ? this.#kept : [];
  }

  get ready(): boolean {
    return !this.done && this.kept.length === this.keep;
  }

  touch(card: Card): void {
    if (this.done) return;
    this.#kept = touched(this.kept, card, this.keep);
    this.#step = this.#now;
  }

  /** Keep the card of an option, or all but the one to be handed on. */
  follow(key: Option): void {
    const [verb, card] = [verbOf(key), valueOf(key) as Card];
    if (this.done || !this.cards.includes(card)) return;
    if (verb === "keep" && !this.kept.includes(card)) this.touch(card);
    if (verb !== "hand_on") return;
    this.#kept = this.cards.filter((each) => each !== card);
    this.#step = this.#now;
  }

  change(): void {
    this.#kept = this.kept;
    this.#step = this.#now;
    this.#changing = true;
  }

  async send(): Promise<void> {
    if (!this.ready || this.asking.busy) return;
    const kept = this.kept.map((card) => `keep:${card}`);
    const plan = Object.fromEntries(answerOf(this.question!.form!, kept).map((option) => [option, 1]));
    this.#changing = false;
    await this.asking.answer(plan);
  }

  /** The cards that are kept by the answer that was given. */
  get #given(): Card[] {
    const { form, answer } = this.question!;
    return (form ? answerOf(form, answer) : []).map(valueOf) as Card[];
  }

  get #now(): string {
    const { scene } = this.asking;
    return `${scene?.round} ${this.keep} ${this.cards.join()}`;
  }
}
