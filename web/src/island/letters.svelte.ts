/** How wide names are in the letters of titles. */
class Letters {
  #fonts = $state(0); // how often fonts have come
  #pen: CanvasRenderingContext2D | null = null;
  #kept = new Map<string, number>();

  constructor() {
    document.fonts.addEventListener("loadingdone", () => {
      this.#kept.clear();
      this.#fonts += 1;
    });
  }

  /** The width of a text at size 1. */
  width(text: string): number {
    void this.#fonts;
    let found = this.#kept.get(text);
    if (found === undefined) {
      this.#pen ??= document.createElement("canvas").getContext("2d");
      if (!this.#pen) return text.length * 0.6;
      this.#pen.font = '100px "Uncial Antiqua", Alegreya, Georgia, serif';
      found = this.#pen.measureText(text).width / 100;
      this.#kept.set(text, found);
    }
    return found;
  }
}

export const letters = new Letters();
