/** Roving tabindex: arrow keys in a row of which one element can be reached by Tab. */

/** The index that a key leads to in a row of this length; null if it leads nowhere. */
export function nextIndex(key: string, from: number, length: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: length - 1 }[key];
  return to === undefined || length === 0 ? null : Math.max(0, Math.min(to, length - 1));
}

/** The index of the element at a position, by the left edges of all elements; -1 before the first. */
export const indexAt = (x: number, leftEdges: readonly number[]): number =>
  leftEdges.findLastIndex((left) => left <= x);

/** The left edges of all elements of a row on the screen. */
export function leftEdges(row: HTMLElement): number[] {
  const from = row.getBoundingClientRect().left - row.offsetLeft - row.scrollLeft;
  return Array.from(row.children, (item) => from + (item as HTMLElement).offsetLeft);
}
