/** Notices (toasts): short messages that disappear by themselves; screen readers read them too. */
type Tone = "calm" | "good" | "bad";

interface Message {
  id: number;
  text: string;
  tone: Tone;
}

const SHOWN = 3;
const CALM = 4_000;
const PER_LETTER = 60;

class Notices {
  shown = $state.raw<Message[]>([]);
  #last = 0;

  notify(text: string, tone: Tone = "calm"): void {
    const known = this.shown.find((message) => message.text === text);
    if (known) this.drop(known.id);
    const id = ++this.#last;
    this.shown = [...this.shown, { id, text, tone }].slice(-SHOWN);
    setTimeout(() => this.drop(id), CALM + PER_LETTER * text.length);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((message) => message.id !== id);
  }
}

export const notices = new Notices();

/** Show a notice. */
export const notify = (text: string, tone: Tone = "calm"): void => notices.notify(text, tone);
