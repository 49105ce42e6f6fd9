/** State of the card popup: the one card that is shown beside its name. */
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

  /** Hide the popup, or hide it only if it belongs to this element. */
  hide(anchor: Element | null = this.anchor): void {
    if (anchor !== this.anchor) return;
    this.card = null;
    this.anchor = null;
  }
}

export const cardPreview = new CardPreview();
