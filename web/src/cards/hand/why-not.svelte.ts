/** Why cards cannot be played: asked when somebody wants to know, once for each question. */
import type { Card } from "../../server/view";

export class WhyNot {
  /** The card that somebody wants to know about. */
  about = $state<Card | null>(null);
  #reasons = $state.raw<Record<string, string>>({});
  #question = $state<number | undefined>();

  /** `asked` finds a reason; null where there is none to find. */
  constructor(
    readonly question: () => number | undefined,
    readonly asked: (card: Card) => Promise<string> | null,
  ) {}

  /** The reason that is known for the card. */
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
