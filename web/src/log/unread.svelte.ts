/** Unread chat: the lines of others since the chat was last seen, which this browser remembers. */
import { tableMemory } from "../server/table-memory";
import type { ChatLine } from "../server/parts";

interface Spoken {
  readonly id: string;
  readonly chat: readonly ChatLine[];
  readonly seat: number | null;
}

const seen = tableMemory<number>("ardri-chat");

/** The lines of others after a time. */
export function newLines(chat: readonly ChatLine[], seat: number | null, after: number): ChatLine[] {
  return chat.filter((line) => line.at > after && (seat === null || line.seat !== seat));
}

export class Unread {
  #seen = $state(0);

  constructor(readonly table: Spoken) {
    this.#seen = seen.of(table.id) ?? 0;
  }

  get lines(): ChatLine[] {
    return newLines(this.table.chat, this.table.seat, this.#seen);
  }

  get count(): number {
    return this.lines.length;
  }

  /** Everything up to the last line was seen. */
  read(): void {
    const last = this.table.chat.at(-1)?.at ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    seen.keep(this.table.id, last);
  }
}
