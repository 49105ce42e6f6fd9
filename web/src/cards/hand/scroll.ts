/** Measuring and scrolling a row of cards. */

/** An attachment that reports the width of the card inside an element. */
export function widthOf(tell: (width: number) => void) {
  return (place: HTMLElement) => {
    const card = place.querySelector("[data-card]");
    if (!card) return;
    const watch = new ResizeObserver(([seen]) => tell(seen?.contentRect.width ?? 0));
    watch.observe(card);
    return () => watch.disconnect();
  };
}

/** Scroll a row that overflows to the first of these selectors that it has. */
export function scrollInto(row: HTMLElement, ...wanted: string[]): void {
  if (row.scrollWidth <= row.clientWidth) return;
  const found = wanted.map((each) => row.querySelector(each)).find(Boolean);
  found?.scrollIntoView({ inline: "center", block: "nearest" });
}
