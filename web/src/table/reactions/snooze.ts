/** Snooze: no questions about some cards for the rest of the turn, by standing orders that end with the turn. */
import type { Table } from "../../server/table.svelte";

interface Snoozed {
  turn: string;
  cards: string[];
}

/** Saved in this browser: a reloaded page has to end the orders given before. */
const place = (table: Table): string => `ardri-snooze ${table.id} ${table.stream}`;

function kept(table: Table): Snoozed | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null");
  } catch {
    return null;
  }
}

function turnOf(table: Table): string {
  const { round, phase, turn } = table.parts ?? {};
  return `${round} ${phase} ${turn}`;
}

/** Do not ask about these cards until the turn is over. */
export async function snooze(table: Table, cards: string[]): Promise<void> {
  const known = kept(table)?.cards ?? [];
  const all = [...known, ...cards.filter((card) => !known.includes(card))];
  localStorage.setItem(place(table), JSON.stringify({ turn: turnOf(table), cards: all }));
  for (const card of cards) await table.order(card, "never");
}

/** End the snooze, if another turn has begun. */
export async function endSnooze(table: Table): Promise<void> {
  const known = kept(table);
  if (!known || known.turn === turnOf(table)) return;
  localStorage.removeItem(place(table));
  for (const card of known.cards) await table.order(card, "ask");
}
