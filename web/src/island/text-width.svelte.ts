/** Measured widths of names, in the title font and in the plain font. */
const TITLE = '100px "Uncial Antiqua", Alegreya, Georgia, serif';
const PLAIN = '700 100px "Alegreya Sans", "Gill Sans", Optima, sans-serif';

class TextWidths {
  #fonts = $state(0); // counts loaded fonts, so that widths are measured again
  #pen: CanvasRenderingContext2D | null = null;
  #kept = new Map<string, number>();

  constructor() {
    document.fonts.addEventListener("loadingdone", () => {
      this.#kept.clear();
      this.#fonts += 1;
    });
  }

  /** The width of a text at font size 1. */
  width(text: string, plain: boolean): number {
    void this.#fonts;
    const font = plain ? PLAIN : TITLE;
    const key = `${font} ${text}`;
    let found = this.#kept.get(key);
    if (found === undefined) {
      this.#pen ??= document.createElement("canvas").getContext("2d");
      if (!this.#pen) return text.length * 0.6;
      this.#pen.font = font;
      found = this.#pen.measureText(text).width / 100;
      this.#kept.set(key, found);
    }
    return found;
  }
}

export const textWidths = new TextWidths();
