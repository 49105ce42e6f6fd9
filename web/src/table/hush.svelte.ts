/** Not to be asked about some cards for the rest of a turn: orders that are taken back when the next turn begins. */
import type { Table } from "../wire/table.svelte";

class Hush {
  #cards: string[] = [];
  #turn = "";

  /** Do not ask about these cards until the turn is over. */
  async until(table: Table, cards: string[]): Promise<void> {
    this.#turn = turnOf(table);
    for (const card of cards) {
      if (!this.#cards.includes(card)) this.#cards.push(card);
      await table.order(card, "never");
    }
  }

  /** Ask again, if another turn has begun. */
  async follow(table: Table): Promise<void> {
    if (!this.#cards.length || turnOf(table) === this.#turn) return;
    const cards = this.#cards;
    this.#cards = [];
    for (const card of cards) await table.order(card, "ask");
  }
}

export const hush = new Hush();

function turnOf(table: Table): string {
  const { round, phase, turn } = table.parts ?? {};
  return `${table.id} ${table.stream} ${round} ${phase} ${turn}`;
}
