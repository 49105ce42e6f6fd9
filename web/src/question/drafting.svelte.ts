/** The draft: which cards are named so far, until they are sent. */
import type { Table } from "../server/table.svelte";
import type { Card } from "../server/view";
import type { Asking } from "./asking.svelte";
import { isDraft, valueOf, verbOf } from "./keys";

/** The cards named after one more was touched: it is named, or no longer; the longest named one makes room. */
export function touched(named: readonly Card[], card: Card, most: number): Card[] {
  if (named.includes(card)) return named.filter((each) => each !== card);
  return [...named, card].slice(-most);
}

export class Drafting {
  #named = $state.raw<Card[]>([]);
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

  /** What the cards are named for: `keep` or `hand_on`. */
  get verb(): string {
    return verbOf(this.question?.form?.items[0]?.option ?? "");
  }

  get keeping(): boolean {
    return this.verb === "keep";
  }

  /** The cards of the packet. */
  get cards(): Card[] {
    return (this.question?.form?.items.map((item) => valueOf(item.option)) ?? []) as Card[];
  }

  /** How many of them are to be named. */
  get count(): number {
    return this.question?.form?.most ?? 0;
  }

  /** How many cards stay after this. */
  get keep(): number {
    return this.keeping ? this.count : this.cards.length - this.count;
  }

  /** Whether it is answered, and nothing is being changed. */
  get done(): boolean {
    return Boolean(this.question?.done) && !(this.#changing && this.#step === this.#now);
  }

  get named(): Card[] {
    if (this.done) return (this.question?.answer.map(valueOf) ?? []) as Card[];
    return this.#step === this.#now ? this.#named : [];
  }

  get ready(): boolean {
    return !this.done && this.named.length === this.count;
  }

  touch(card: Card): void {
    if (this.done) return;
    this.#named = touched(this.named, card, this.count);
    this.#step = this.#now;
  }

  change(): void {
    this.#named = [];
    this.#step = this.#now;
    this.#changing = true;
  }

  async send(): Promise<void> {
    if (!this.ready || this.asking.busy) return;
    const plan = Object.fromEntries(this.named.map((card) => [`${this.verb}:${card}`, 1]));
    this.#changing = false;
    await this.asking.answer(plan);
  }

  get #now(): string {
    const { scene } = this.asking;
    return `${scene?.round} ${this.keep} ${this.cards.join()}`;
  }
}
