/** Rich text: a text with marked names, and its parts. */
import type { Card, Seat, Tile } from "../server/view";

/** A part of a text; a name says what it names. */
export type Part = { text: string; card?: Card; tile?: Tile; seat?: Seat };
export type Kind = "card" | "tile" | "seat";

// Private-use characters, which no text contains.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const NAME = new RegExp(`${OPEN}(card|tile|seat):([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

/** Mark a name, so that `parts` finds it in any text. */
export function mark(kind: Kind, key: string, text: string): string {
  return `${OPEN}${kind}:${key}${MIDDLE}${text}${CLOSE}`;
}

/** Split a text into its parts at the marked names. */
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

/** A text without marks. */
export function plain(marked: string): string {
  return parts(marked)
    .map((part) => part.text)
    .join("");
}
