/** The state of the table page: the connection, the open question, and the texts about them. */
import { SEATS } from "../box/catalogue";
import { Unread } from "../log/unread.svelte";
import { Asking } from "../question/asking.svelte";
import { Drafting } from "../question/drafting.svelte";
import { placeOf, valueOf } from "../question/keys";
import { EarlierEvents } from "../log/earlier-events.svelte";
import type { SuggestedOption } from "../server/messages";
import type { GameEvent, Scene } from "../server/parts";
import { Table } from "../server/table.svelte";
import type { Card, Option, Seat } from "../server/view";
import { Recap } from "../stage/recap.svelte";
import { namesOf } from "../texts/player-names";
import { Speech, type Say } from "../texts/speech";
import { say } from "../texts/texts.svelte";
import { type Alarm, alarmsOf } from "./alarms/alarms";
import { Announcements } from "./announcements.svelte";
import { snooze } from "./reactions/snooze";
import { absentees } from "./seats/presence";

export class Play {
  readonly table: Table;
  readonly asking: Asking;
  readonly drafting: Drafting;
  /** All events of the table, and what others did since the own last turn. */
  readonly earlier: EarlierEvents;
  readonly recap: Recap;
  readonly said = new Announcements();
  #hinted = $state.raw<{ about: string; hints: SuggestedOption[] } | null>(null);
  thinking = $state(false);
  /** The side panel that is open on small screens. */
  sheet = $state<"" | "story" | "chat" | "table">("");
  /** The chat lines of others that were not seen yet. */
  readonly unread: Unread;
  /** Whether the rules are open over the table. */
  aid = $state(false);
  /** The stream that is shown next, when its person has confirmed to be there. */
  curtain = $state("");
  /** True if the person has confirmed to be there. */
  lifted = false;

  constructor(table: string | Table) {
    this.table = typeof table === "string" ? new Table(table) : table;
    this.asking = new Asking(this.table);
    this.drafting = new Drafting(this.table, this.asking);
    this.earlier = new EarlierEvents(this.table);
    this.recap = new Recap(this.table, this.earlier);
    this.unread = new Unread(this.table);
  }

  /** The game; null before it begins. */
  get scene(): Scene | null {
    return this.asking.scene;
  }

  get you(): Seat | null {
    const { seat } = this.table;
    return seat === null ? null : (SEATS[seat] ?? null);
  }

  get names(): string[] {
    return namesOf(this.table.parts?.people ?? []);
  }

  get speech(): Speech {
    return new Speech(say as Say, this.names);
  }

  /** The players of a running game who are offline while nobody plays for them. */
  get gone(): Seat[] {
    const { parts, present } = this.table;
    return parts?.status === "playing" ? absentees(parts.people, present).map(({ seat }) => seat) : [];
  }

  /** The unfinished actions in words; a clash has its own panel. */
  get situation(): string[] {
    const { scene } = this;
    if (!scene) return [];
    return this.speech.situation({
      ...scene,
      doing: scene.doing.filter((each) => each.kind !== "clash_course"),
    });
  }

  /** All that had happened at the moment that is shown, be it now or earlier. */
  get told(): GameEvent[] {
    const { past, events } = this.table;
    if (!past.frame) return events;
    const { beat } = past.frame;
    const { told } = this.earlier;
    return told.events.slice(0, beat.since + beat.events.length - told.since);
  }

  /** What may soon end the game, as it is shown now. */
  get alarms(): Alarm[] {
    const { scene, speech, you, asking } = this;
    return scene ? alarmsOf(scene, speech, you, asking.put?.options ?? []) : [];
  }

  /** A bot's recommendations for what is asked now. */
  get hints(): SuggestedOption[] {
    return this.table.question && this.#hinted?.about === this.#about ? this.#hinted.hints : [];
  }

  /** The option that a bot would choose. */
  get best(): Option {
    return this.hints[0]?.key ?? "";
  }

  /** What is asked now: a question of the table, or one that follows what was picked. */
  get #about(): string {
    return `${this.table.question?.number} ${JSON.stringify(this.asking.staged)}`;
  }

  async askHint(): Promise<void> {
    const about = this.#about;
    this.thinking = true;
    const reply = await this.table.hint(this.asking.staged);
    this.thinking = false;
    if (reply.kind === "hinted") this.#hinted = { about, hints: reply.hints };
    else if (reply.kind === "refused") this.asking.refusal = reply;
  }

  /** Do what a hint says, and ask for the next one if that is not all there is to say about a card. */
  async follow(key: Option): Promise<void> {
    const { asking, drafting } = this;
    if (drafting.question) return drafting.follow(key);
    const steps = asking.steps.length;
    await asking.pick(key);
    if (asking.steps.length > steps && asking.asked) await this.askHint();
    else this.forgetHint();
  }

  /** The reasons of a recommendation, which come as keys with parameters. */
  reasons(hint: SuggestedOption): string[] {
    const found = hint.reasons as unknown as [string, Record<string, string | number>?][];
    return found.map(([key, params]) => this.speech.advice(key, params ?? {}));
  }

  forgetHint(): void {
    this.#hinted = null;
  }

  /** Undo the last pick, else the last choice; or everything of this turn that can be undone. */
  async takeBack(all = false): Promise<void> {
    const { asking, table } = this;
    if (asking.begun && !all) return asking.back();
    asking.clear();
    if (!table.parts?.undo) return;
    const reply = await (all ? table.reset() : table.undo());
    if (reply.kind === "refused") asking.refusal = reply;
  }

  /** Take back the whole last move, and what bots did since. */
  async rewind(): Promise<void> {
    const reply = await this.table.rewind();
    if (reply.kind === "refused") this.asking.refusal = reply;
  }

  /** The reason why a card of the hand cannot be picked. */
  whyNot = async (card: Card): Promise<string> => {
    const reply = await this.table.whyNot(card);
    return reply.kind === "because" && reply.reason ? this.speech.reason(reply.reason, reply.params) : "";
  };

  /** Decline, and do not be asked about these cards again in this turn. */
  async notAgain(): Promise<void> {
    const { put } = this.asking;
    if (!put) return;
    await snooze(this.table, put.options.filter((key) => placeOf(key) === "card").map(valueOf));
    if (this.table.question?.number === put.number) await this.asking.answer("decline");
  }

  /** Pass the device to another person. */
  passTo(stream: string): void {
    this.curtain = stream;
  }

  async lift(): Promise<void> {
    const stream = this.curtain;
    this.lifted = true;
    this.asking.clear();
    if (stream !== this.table.stream) {
      this.said.clear(); // what one person was told is not for the next
      await this.table.show(stream);
    }
    this.curtain = "";
  }

  end(): void {
    this.table.end();
  }
}
