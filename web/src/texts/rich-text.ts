/** Texts in which names stay names: a text with marks in it, and the parts that it falls into. */
import type { Card, Seat, Tile } from "../server/view";

/** A piece of text; a name says what it names. */
export type Part = { text: string; card?: Card; tile?: Tile; seat?: Seat };
export type Kind = "card" | "tile" | "seat";

// Signs for private use: no text has them.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const NAME = new RegExp(`${OPEN}(card|tile|seat):([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** A name that `parts` finds again in whatever text it stands. */
export function mark(kind: Kind, key: string, text: string): string {
  return `${OPEN}${kind}:${key}${MIDDLE}${text}${CLOSE}`;
}

/** A text with marks as its parts, names apart. */
export function parts(marked: string): Part[] {
  const pieces = marked.split(NAME);
  const found: Part[] = [];
  for (let at = 0; at < pieces.length; at += 4) {
    const [plain = "", kind, key, text = ""] = pieces.slice(at, at + 4);
    if (plain) found.push({ text: plain });
    if (kind) found.push({ text, [kind]: key } as Part);
  }
  return found;
}

/** A text without its marks. */
export function plain(marked: string): string {
  return parts(marked)
    .map((part) => part.text)
    .join("");
}
