/** What a table told before this page was loaded: a new page is told the last few events only. */
import { get } from "../server/api";
import type { GameEvent } from "../server/parts";
import type { Table } from "../server/table.svelte";

interface Answer {
  since: number;
  events: GameEvent[];
}

export class EarlierEvents {
  #events = $state.raw<GameEvent[]>([]);
  #stream = $state.raw("");
  #asked = -1;

  constructor(readonly table: Table) {}

  /** All that is known, from the number `since` on. */
  get told(): { since: number; events: GameEvent[] } {
    const { since, events, stream } = this.table;
    const whole = stream === this.#stream && this.#events.length >= since;
    return whole ? { since: 0, events: [...this.#events.slice(0, since), ...events] } : { since, events };
  }

  /** Ask for what is missing, once for each beginning that is not known. */
  async fill(): Promise<void> {
    const { id, since, stream } = this.table;
    if (!since || (stream === this.#stream && (this.#events.length >= since || this.#asked === since)))
      return;
    this.#asked = since;
    this.#stream = stream;
    const path = `/api/tables/${encodeURIComponent(id)}/story?stream=${encodeURIComponent(stream)}`;
    const answer = await get<Answer>(path).catch(() => null); // what is known is told without it
    if (answer?.since === 0 && stream === this.table.stream) this.#events = answer.events;
  }
}
