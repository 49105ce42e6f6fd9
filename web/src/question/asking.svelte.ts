/** From the question that is put and what was picked so far to what can be picked now. */
import { settings } from "../settings/settings.svelte";
import type { Reply } from "../wire/connection";
import type { Question, Refused } from "../wire/messages";
import type { Scene } from "../wire/parts";
import type { Table } from "../wire/table.svelte";
import type { Option, Tile } from "../wire/view";
import { blockOf, isComplete, left, withLeg, written, type Block, type Legs } from "./blocks";
import { goesOn, traced } from "./course";
import { isDraft, isReaction, placeOf, verbOf } from "./keys";
import { offersOf, type Offers } from "./offers";

/** A step that was picked, and what is asked after it; null if nothing more is. */
interface Step {
  keys: Option[];
  next: Question | null;
}

const NOTHING: Offers = offersOf([], []);

export class Asking {
  /** What was refused, until something else is done. */
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  #steps = $state.raw<Step[]>([]);
  #legs = $state.raw<Legs>({});
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
  get staged(): Option[] {
    return this.steps.flatMap((step) => step.keys);
  }

  /** What is asked now; null if nothing is, or all is said and only to be confirmed. */
  get asked(): Question | null {
    const last = this.steps.at(-1);
    return last ? last.next : this.put;
  }

  /** The plan that is laid on the map now. */
  get block(): Block | null {
    const { asked, scene } = this;
    const seat = this.table.seat;
    return asked && scene && seat !== null ? blockOf(asked, this.staged, scene, seat) : null;
  }

  get legs(): Legs {
    return this.put && this.#about === this.put.number ? this.#legs : {};
  }

  get offers(): Offers {
    const { asked, scene } = this;
    return asked && !isDraft(asked.question) ? offersOf(asked.options, scene?.own?.hand ?? []) : NOTHING;
  }

  /** Whether there is something that can be sent as it is. */
  get ready(): boolean {
    const { block } = this;
    if (block) return isComplete(block, this.legs);
    return this.steps.length > 0 && this.asked === null;
  }

  /** Whether something is laid on the map. */
  get planned(): boolean {
    return Object.keys(this.legs).length > 0;
  }

  /** Whether there is something to step back from. */
  get begun(): boolean {
    return this.steps.length > 0 || this.planned;
  }

  /** Where clans go by what was picked so far. */
  get moves(): { from: string | null; to: string; count: number; key: Option }[] {
    const { block, staged } = this;
    const found = traced(staged).moves.map((move, at) => ({ ...move, key: `${at}` }));
    if (block)
      for (const [place, count] of Object.entries(this.legs)) {
        const key = `${block.verb}:${place}`;
        if (block.shape === "gather") found.push({ from: place, to: block.hub ?? place, count, key });
        else found.push({ from: block.hub, to: place, count, key });
      }
    return found;
  }

  /** The territories named so far. */
  get named(): string[] {
    const { block } = this;
    return [...traced(this.staged).named, ...Object.keys(this.legs), ...(block?.hub ? [block.hub] : [])];
  }

  /** Choose an option: it is staged, or sent if it is all there is to say. */
  async pick(key: Option): Promise<void> {
    const { put, asked, block } = this;
    if (!put || !asked || this.busy || !asked.options.includes(key)) return;
    const place = key.slice(verbOf(key).length + 1) as Tile;
    if (block && block.places.includes(place) && verbOf(key) === block.verb) {
      this.set(place, (this.legs[place] ?? 0) + 1);
      return;
    }
    this.refusal = null;
    const keys = [...this.staged, key];
    if (isReaction(put.question)) {
      if (this.#atOnce(key)) await this.#send(keys);
      else this.#push({ keys: [key], next: null });
      return;
    }
    await this.#follow(key, await this.#ask(keys));
  }

  /** Let so many clans go to or from a place of the plan. */
  set(place: Tile, count: number): void {
    const { block, put } = this;
    if (!block || !put) return;
    this.refusal = null;
    if (this.#about !== put.number) this.#steps = [];
    this.#legs = withLeg(block, this.legs, place, count);
    this.#about = put.number;
    if (!settings.values.confirm && block.shape === "spread" && block.most === 1 && this.ready)
      void this.confirm();
  }

  /** How many more clans a place of the plan can have. */
  left(place: Tile): number {
    return this.block ? left(this.block, this.legs, place) : 0;
  }

  /** Send what was picked. */
  async confirm(): Promise<void> {
    if (!this.ready || this.busy || !this.put) return;
    const { block, asked } = this;
    if (!block || !asked) {
      await this.#send(this.staged);
      return;
    }
    this.busy = true;
    const plan = await written(block, this.legs, this.staged, asked, (keys) => this.#ask(keys));
    this.busy = false;
    if (this.refusal) return;
    if (goesOn(this.put, plan.keys, plan.next)) {
      this.#push({ keys: plan.keys.slice(this.staged.length), next: plan.next });
    } else await this.#send(plan.keys);
  }

  /** Take the last step back. */
  back(): void {
    this.refusal = null;
    if (this.planned) this.#legs = {};
    else this.#steps = this.steps.slice(0, -1);
  }

  clear(): void {
    this.refusal = null;
    this.#steps = [];
    this.#legs = {};
  }

  /** Answer at once: what needs no plan. */
  async answer(keys: Option[]): Promise<void> {
    await this.#send(keys);
  }

  async #follow(key: Option, next: Question | null): Promise<void> {
    const { put } = this;
    if (!put || this.refusal) return;
    const keys = [...this.staged, key];
    if (goesOn(put, keys, next)) this.#push({ keys: [key], next });
    else if (this.#atOnce(key)) await this.#send(keys);
    else this.#push({ keys: [key], next: null });
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
    this.#legs = {};
    this.#about = put.number;
  }

  /** What would be asked after these keys. */
  async #ask(keys: Option[]): Promise<Question | null> {
    const name = `${this.put?.number} ${keys.join(" ")}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const reply = await this.#wait(this.table.preview(keys));
    if (reply.kind !== "previewed") return null;
    if (this.#known.size > 500) this.#known.clear();
    this.#known.set(name, reply.question);
    return reply.question;
  }

  async #send(keys: Option[]): Promise<void> {
    if (!this.put && !this.table.question) return;
    const reply = await this.#wait(this.table.choose(keys));
    // what was laid stays for another try if only the connection was lost
    if (reply.kind !== "refused" || reply.error !== "gone") {
      this.#steps = [];
      this.#legs = {};
    }
  }

  async #wait(asked: Promise<Reply>): Promise<Reply> {
    const before = this.busy; // a plan asks more than once
    this.busy = true;
    const reply = await asked;
    this.busy = before;
    this.refusal = reply.kind === "refused" ? reply : null;
    return reply;
  }
}
