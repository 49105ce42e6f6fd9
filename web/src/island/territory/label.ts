/** The name of a territory as it is written on its ribbon: legible from any distance, on two lines if need be. */
import type { Box, Layout } from "../atlas";

export interface Label {
  lines: string[];
  size: number;
  /** Its letters, and what is around them, from the heart. */
  box: Box;
  /** How high a line with its edges is. */
  line: number;
  /** Whether there is room for the folded ends of the ribbon. */
  tails: boolean;
  /** Whether it is in the letters of texts, which are narrower than those of titles. */
  plain: boolean;
}

const LEGIBLE = 11; // pixels on the screen
const MOST = 1.75; // times as large as the land would have it
const WIDER = 1.12; // times the room it has; more would lie on the neighbours
const PLAIN = 1.3; // times as large: from so far letters of titles would be too wide for the land
const TIGHT = 1.25; // times the letters, a line of plain ones
const EDGE = 0.5; // of a line's height, beside the letters
const TAILS = 0.6; // and for the folded ends
const MUCH = 1.5; // times larger, for which a second line is worth its room
const STEP = 1.12; // names grow by steps, not with every turn of the wheel

/** How many times larger names of a size are drawn where a unit has so many pixels. */
export function growth(size: number, zoom: number): number {
  const needed = Math.log(LEGIBLE / (size * zoom)) / Math.log(STEP);
  return Math.min(MOST, STEP ** Math.max(0, Math.ceil(needed)));
}

/** A name in the room that a layout has for it, so many times larger; it grows away from the clans. */
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

/** The words on two lines of much the same width; one word stays whole. */
function halves(name: string, width: (text: string) => number): string[] {
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const lines = cuts.map((parts) => parts.map((part) => part.join(" ")));
  const longest = (each: string[]) => Math.max(...each.map(width));
  return lines.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}
