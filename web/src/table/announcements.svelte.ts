/** Announcements: what a table says, one line after another; nothing replaces a line that nobody has heard yet. */

import { untrack } from "svelte";

/** What a line is: something that happened, a question, a chat message; at the text table also what can be chosen, a typed line, its answer, an error. */
export type Kind = "told" | "asked" | "chat" | "offered" | "typed" | "answer" | "wrong";

export interface Announcement {
  id: number;
  kind: Kind;
  text: string;
  /** True if it was said before. */
  again?: boolean;
}

const MOST = 300;
const LAST = 4; // lines that are repeated

export class Announcements {
  lines = $state.raw<readonly Announcement[]>([]);
  #last = 0;
  #asked = "";

  add(kind: Kind, ...texts: string[]): void {
    this.#append(texts.map((text) => ({ kind, text })));
  }

  /** Say what is asked at a place of the game, once: who looks at the table in another way was asked already. */
  ask(place: string, text: string): void {
    if (place === this.#asked) return;
    this.#asked = place;
    this.add("asked", text);
  }

  /** Say the last lines of the game once more. */
  repeat(): void {
    const said = this.lines.filter(({ kind, again }) => !again && (kind === "told" || kind === "asked"));
    this.#append(said.slice(-LAST).map(({ kind, text }) => ({ kind, text, again: true })));
  }

  /** Forget everything: another person looks at the table. */
  clear(): void {
    this.lines = [];
    this.#asked = "";
  }

  #append(added: Omit<Announcement, "id">[]): void {
    const lines = added.filter(({ text }) => text).map((line) => ({ id: ++this.#last, ...line }));
    // untracked: whoever announces something need not do it again when another line comes
    if (lines.length) this.lines = [...untrack(() => this.lines), ...lines].slice(-MOST);
  }
}
