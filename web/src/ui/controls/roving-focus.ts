/** Arrow keys in a row of things of which one can be reached by Tab. */

/** The place that a key leads to from a place in a row of so many; null if it leads nowhere. */
export function nextIndex(key: string, from: number, length: number): number | null {
  const to = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: length - 1 }[key];
  return to === undefined || length === 0 ? null : Math.max(0, Math.min(to, length - 1));
}

/** The place in a row at which something is, by the left ends of all places; -1 before the first. */
export const indexAt = (x: number, leftEdges: readonly number[]): number =>
  leftEdges.findLastIndex((left) => left <= x);

/** The left ends of all places of a row on the screen, whatever lies there. */
export function leftEdges(row: HTMLElement): number[] {
  const from = row.getBoundingClientRect().left - row.offsetLeft - row.scrollLeft;
  return Array.from(row.children, (item) => from + (item as HTMLElement).offsetLeft);
}
