/** The recap: what others have done since one's last turn, offered to somebody who was away. */
import type { EarlierEvents } from "../log/earlier-events.svelte";
import type { GameEvent } from "../server/parts";
import type { Table } from "../server/table.svelte";
import { SEATS } from "../box/catalogue";
import { beatsOf } from "./beats";
import { sinceOwnTurn } from "./since";

const LONG = 15; // beats of others in a row

export class Recap {
  /** The number of events that happened while somebody was away. */
  #missed = $state(0);
  #dismissed = $state(-1);

  constructor(
    readonly table: Table,
    readonly earlier: EarlierEvents,
  ) {}

  /** The number of the event with which the others' turns began after one's last turn; null if there was none. */
  get since(): number | null {
    const { since, events } = this.earlier.told;
    return sinceOwnTurn(events, since, SEATS[this.table.seat ?? -1] ?? null);
  }

  /** True if it should be offered without being asked for. */
  get offered(): boolean {
    const { since, table } = this;
    if (since === null || since === this.#dismissed || table.past.frame || table.frame) return false;
    if (table.parts?.status !== "playing") return false;
    return since < this.#missed || beatsOf(this.#events(since), since).length > LONG;
  }

  /** Somebody was away, and what has happened until now was not shown. */
  missed(): void {
    this.#missed = this.table.playback.end;
  }

  dismiss(): void {
    this.#dismissed = this.since ?? -1;
  }

  async play(): Promise<void> {
    const { since } = this;
    if (since === null) return;
    this.dismiss();
    await this.table.past.play(since, this.earlier.told);
  }

  async look(event: number): Promise<void> {
    await this.table.past.look(event, this.earlier.told);
  }

  #events(from: number): readonly GameEvent[] {
    const { since, events } = this.earlier.told;
    return events.slice(Math.max(0, from - since));
  }
}
