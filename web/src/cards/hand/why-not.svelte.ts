/** Reasons why cards cannot be played: requested on demand, once for each question. */
import type { Card } from "../../server/view";

export class WhyNot {
  /** The card whose reason is shown. */
  about = $state<Card | null>(null);
  #reasons = $state.raw<Record<string, string>>({});
  #question = $state<number | undefined>();

  /** `asked` finds a reason, or returns null where none can be found. */
  constructor(
    readonly question: () => number | undefined,
    readonly asked: (card: Card) => Promise<string> | null,
  ) {}

  /** The known reason for the card. */
  get told(): string {
    return (this.about && this.#question === this.question() && this.#reasons[this.about]) || "";
  }

  async ask(card: Card): Promise<string> {
    this.about = card;
    if (this.told) return this.told;
    const question = this.question();
    const reason = await this.asked(card);
    if (reason === null || question !== this.question()) return "";
    this.#reasons = { ...(this.#question === question ? this.#reasons : {}), [card]: reason };
    this.#question = question;
    return reason;
  }
}
