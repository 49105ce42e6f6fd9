/** The history of a command line: lines typed before, from the newest to the oldest with the arrow keys. */
const MOST = 100;

export class LineHistory {
  #lines: string[] = [];
  #at = 0;
  #draft = "";

  /** Add a line that was sent. */
  add(line: string): void {
    if (line && line !== this.#lines.at(-1)) this.#lines = [...this.#lines, line].slice(-MOST);
    this.#at = this.#lines.length;
  }

  /** The line before or after the current one; what was begun is kept and comes last. */
  step(way: -1 | 1, current: string): string {
    if (this.#at === this.#lines.length) this.#draft = current;
    this.#at = Math.max(0, Math.min(this.#at + way, this.#lines.length));
    return this.#lines[this.#at] ?? this.#draft;
  }
}
