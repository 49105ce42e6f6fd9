/** The draft: which cards are named so far, until they are sent. */
import type { Table } from "../wire/table.svelte";
import type { Card, Option } from "../wire/view";
import type { Asking } from "./asking.svelte";
import { isDraft, valueOf } from "./keys";

const PACKET_OF_TWO = 3;
const PACKET = 4;

/** So many cards are to be named: those that stay, or, where fewer are handed on, those that go. */
export function toName(players: number, keep: number): number {
  return Math.min(keep, (players === 2 ? PACKET_OF_TWO : PACKET) - keep);
}

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

  get keeping(): boolean {
    return this.question?.question === "draft_keep";
  }

  /** The cards of the packet: Action cards come first in the catalogue. */
  get cards(): Card[] {
    const { scene } = this.asking;
    const count = scene?.seats[this.table.seat ?? 0]?.actions ?? 0;
    return this.question ? (scene?.own?.hand.slice(0, count) ?? []) : [];
  }

  get count(): number {
    const { scene } = this.asking;
    const keep = scene?.doing.find((each) => each.kind === "draft")?.keep ?? 1;
    return toName(scene?.players ?? 2, keep);
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
    const verb = this.keeping ? "keep" : "hand_on";
    const named = this.named;
    const keys: Option[] = this.cards.filter((card) => named.includes(card)).map((card) => `${verb}:${card}`);
    // where no choice is left, the rest is not asked for
    this.asking.busy = true;
    const reply = keys.length > 1 ? await this.table.preview(keys.slice(0, 1)) : null;
    this.asking.busy = false;
    const whole = reply?.kind !== "previewed" || reply.question !== null;
    this.#changing = false;
    await this.asking.answer(whole ? keys : keys.slice(0, 1));
  }

  get #now(): string {
    const { scene } = this.asking;
    return `${scene?.round} ${this.keep} ${this.cards.join()}`;
  }
}
