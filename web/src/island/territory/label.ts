/** The label with a territory's name: legible at any zoom, on two lines if necessary. */
import type { Box, Layout } from "../atlas";

export interface Label {
  lines: string[];
  size: number;
  /** The text with its margins, relative to the centre. */
  box: Box;
  /** The height of a line with its margins. */
  line: number;
  /** True if there is room for the folded ends of the ribbon. */
  tails: boolean;
  /** True if it is in the plain font, which is narrower than the title font. */
  plain: boolean;
}

const LEGIBLE = 11; // pixels on the screen
const MOST = 1.75; // largest factor
const WIDER = 1.12; // times the width of the layout; more would cover the neighbours
const PLAIN = 1.3; // from this factor on the title font would be too wide
const TIGHT = 1.25; // line height of the plain font
const EDGE = 0.5; // margin, in line heights
const TAILS = 0.6; // width of the folded ends, in line heights
const MUCH = 1.5; // a second line is worth it if the text gets so much larger
const STEP = 1.12; // labels grow in steps, not continuously

/** The factor by which labels of a size are enlarged at a zoom. */
export function growth(size: number, zoom: number): number {
  const needed = Math.log(LEGIBLE / (size * zoom)) / Math.log(STEP);
  return Math.min(MOST, STEP ** Math.max(0, Math.ceil(needed)));
}

/** A name enlarged by a factor within its layout; it grows away from the clans. */
export function label(
  name: string,
  { ribbon: [x, y, wide, tall], name_size, clans }: Layout,
  grow: number,
  measured: (text: string, plain: boolean) => number,
): Label {
  const [tails, plain] = [grow === 1, grow > PLAIN];
  const width = (text: string) => measured(text, plain);
  const wanted = name_size * grow;
  const line = plain ? wanted * TIGHT : tall * grow;
  const room = wide * Math.min(grow, WIDER) - line * (tails ? EDGE + TAILS : EDGE);
  const fitting = (lines: string[]) => Math.min(wanted, room / Math.max(...lines.map(width), 0.1));
  const [one, two] = [[name], halves(name, width)];
  const lines = fitting(two) > fitting(one) * (tails ? MUCH : STEP) ? two : one;
  const size = fitting(lines);
  const high = line + (lines.length - 1) * size;
  const away = y < clans[1] ? -1 : 1;
  return {
    lines,
    size,
    line,
    tails,
    plain,
    box: [x, y + (away * (high - tall)) / 2, size * Math.max(...lines.map(width)), high],
  };
}

/** The words on two lines of similar width; a single word is not split. */
function halves(name: string, width: (text: string) => number): string[] {
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const lines = cuts.map((parts) => parts.map((part) => part.join(" ")));
  const longest = (each: string[]) => Math.max(...each.map(width));
  return lines.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}
