/** Animations of moving clans: they have left one territory and have not reached the other. */
import type { Territory } from "../../server/view";
import { type ClanMove, movesBetween } from "./moves-between";

interface RunningMove extends ClanMove {
  id: number;
}

export class MoveAnimations {
  now = $state<RunningMove[]>([]);
  #last: readonly Territory[] | null = null;
  #next = 0;

  constructor(readonly moves: () => boolean) {}

  /** Animate the change to another position of the same game. */
  see(territories: readonly Territory[]): void {
    const before = this.#last;
    this.#last = territories;
    if (!before || !this.moves()) {
      this.now = [];
      return;
    }
    const started = movesBetween(before, territories).map((travel) => ({ ...travel, id: this.#next++ }));
    if (started.length) this.now = [...this.now, ...started];
  }

  land(id: number): void {
    this.now = this.now.filter((move) => move.id !== id);
  }

  /** Finish all animations at once, as soon as somebody presses anything. */
  landAll(): void {
    if (this.now.length) this.now = [];
  }

  /** The clans of a territory that are not moving. */
  standing({ name, clans }: Territory): number[] {
    return clans.map((count, seat) => {
      const coming = this.now.filter((move) => move.to === name && move.seat === seat);
      return Math.max(0, count - coming.reduce((sum, move) => sum + move.count, 0));
    });
  }
}
