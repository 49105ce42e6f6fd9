/** Layout of a hand: whole cards in a row, then smaller ones, then a fan in which they overlap. */

export interface Row {
  /** The factor by which the cards are smaller. */
  shrink: number;
  /** True if cards overlap so much that a name has to begin at the card's edge. */
  fanned: boolean;
}

const GAP = 8;
const SMALLEST = 0.8;
const WHOLE = 0.8; // of a card has to be visible for a centred name

/** Fit a number of cards of a natural width into the available width. */
export function rowOf(count: number, card: number, room: number): Row {
  const each = (room + GAP) / Math.max(count, 1);
  const shrink = Math.min(1, Math.max(SMALLEST, (each - GAP) / card));
  return { shrink, fanned: each < card * shrink * WHOLE };
}
