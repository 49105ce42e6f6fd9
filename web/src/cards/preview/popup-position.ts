/** Position of a popup beside its anchor, so that all of it is on the screen. */

interface Extent {
  width: number;
  height: number;
}

export interface Box extends Extent {
  left: number;
  top: number;
}

const GAP = 8;

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The upper left corner: above the anchor if there is room, else below it, else beside it. */
export function popupPosition(anchor: Box, shown: Extent, screen: Extent): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - shown.width / 2;
  const left = within(GAP, middle, screen.width - shown.width - GAP);
  const above = anchor.top - shown.height - GAP;
  if (above >= GAP) return { left, top: above };
  const below = anchor.top + anchor.height + GAP;
  if (below + shown.height + GAP <= screen.height) return { left, top: below };
  const right = anchor.left + anchor.width + GAP;
  const fits = right + shown.width + GAP <= screen.width;
  const level = anchor.top + anchor.height / 2 - shown.height / 2;
  return {
    left: within(
      GAP,
      fits ? right : anchor.left - shown.width - GAP,
      Math.max(GAP, screen.width - shown.width - GAP),
    ),
    top: within(GAP, level, Math.max(GAP, screen.height - shown.height - GAP)),
  };
}
