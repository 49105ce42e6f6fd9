/** Which card is shown beside its name; there is at most one, wherever names stand. */
import type { Card } from "../../server/view";

class CardPreview {
  card = $state<Card | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** Why it cannot be played. */
  reason = $state("");

  show(card: Card, anchor: Element, reason = ""): void {
    this.card = card;
    this.anchor = anchor;
    this.reason = reason;
  }

  /** Stop showing a card: that of this name, or whichever it is. */
  hide(anchor: Element | null = this.anchor): void {
    if (anchor !== this.anchor) return;
    this.card = null;
    this.anchor = null;
  }
}

export const cardPreview = new CardPreview();
