/** Font sizes on a card: names and texts differ in length, and no card may overflow. */

export type Size = "small" | "medium" | "large";

const TITLE_ROOM = 83; // hundredths of the card's width
const TITLE_LETTER = 0.62; // ems: the average width of a letter in a name
const TITLE = { small: [8.6, 7.4], medium: [8.6, 6.6], large: [8.4, 5.2] } as const; // most, least
const TEXT = { small: 8.4, medium: 6.9, large: 5.9 } as const;
const LONG = { small: 150, medium: 170, large: 200 } as const; // letters that fit at full size
const LEAST = { small: 0.875, medium: 0.78, large: 0.78 } as const; // 11 pixels on a phone
const CROWDED = { letters: 240, least: 0.81 } as const; // very long texts may be smaller still
const DIVIDER = 22; // letters that fit into the space of the line between two uses

/** The font size of a name in hundredths of the card's width: on one line if that is legible. */
export function titleSize(name: string, size: Size): number {
  const [most, least] = TITLE[size];
  const fitting = TITLE_ROOM / (TITLE_LETTER * name.length);
  return fitting >= least ? Math.min(most, fitting) : least * 1.05;
}

/** The font size of a card's text in hundredths of its width. */
export function textSize(text: string, size: Size): number {
  const lines = text.split("\n");
  const length = text.length + (lines.length - 1) * DIVIDER;
  const least = length > CROWDED.letters ? Math.min(CROWDED.least, LEAST[size]) : LEAST[size];
  return TEXT[size] * Math.max(least, Math.min(1, Math.sqrt(LONG[size] / length)));
}
