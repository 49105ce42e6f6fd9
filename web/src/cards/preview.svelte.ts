/** Which card is shown beside its name; there is at most one, wherever names stand. */
import type { Card } from "../wire/view";

class CardPreview {
  card = $state<Card | null>(null);
  anchor = $state.raw<Element | null>(null);

  show(card: Card, anchor: Element): void {
    this.card = card;
    this.anchor = anchor;
  }

  /** Stop showing a card: that of this name, or whichever it is. */
  hide(anchor: Element | null = this.anchor): void {
    if (anchor !== this.anchor) return;
    this.card = null;
    this.anchor = null;
  }
}

export const cardPreview = new CardPreview();
