/** How a hand lies in a row: all cards whole, then smaller ones, then one upon the other like a fan. */

export interface Row {
  /** How much smaller the cards are. */
  shrink: number;
  /** Whether so little is seen of each that its name begins at its edge. */
  fanned: boolean;
}

const GAP = 8;
const SMALLEST = 0.8;
const WHOLE = 0.8; // of a card is enough to see a name in its middle

/** A row of cards that are so wide by nature, in the room that there is. */
export function rowOf(count: number, card: number, room: number): Row {
  const each = (room + GAP) / Math.max(count, 1);
  const shrink = Math.min(1, Math.max(SMALLEST, (each - GAP) / card));
  return { shrink, fanned: each < card * shrink * WHOLE };
}
