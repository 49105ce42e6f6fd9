/** Earlier events of a table: a new page gets only the last few, the rest is requested. */
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

  /** All known events, from the number `since` on. */
  get told(): { since: number; events: GameEvent[] } {
    const { since, events, stream } = this.table;
    const whole = stream === this.#stream && this.#events.length >= since;
    return whole ? { since: 0, events: [...this.#events.slice(0, since), ...events] } : { since, events };
  }

  /** Request the missing events, once for each unknown beginning. */
  async fill(): Promise<void> {
    const { id, since, stream } = this.table;
    if (!since || (stream === this.#stream && (this.#events.length >= since || this.#asked === since)))
      return;
    this.#asked = since;
    this.#stream = stream;
    const path = `/api/tables/${encodeURIComponent(id)}/story?stream=${encodeURIComponent(stream)}`;
    const answer = await get<Answer>(path).catch(() => null); // the known events are shown without it
    if (answer?.since === 0 && stream === this.table.stream) this.#events = answer.events;
  }
}
