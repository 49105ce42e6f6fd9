/** Animations of moving clans: they have left one territory and have not reached the other. */
import type { Territory } from "../../server/view";
import { type ClanMove, movesBetween } from "./moves-between";

interface RunningMove extends ClanMove {
  id: number;
}

export class MoveAnimations {
  running = $state<RunningMove[]>([]);
  #last: readonly Territory[] | null = null;
  #next = 0;

  constructor(readonly moves: () => boolean) {}

  /** Animate the change to another position of the same game. */
  update(territories: readonly Territory[]): void {
    const before = this.#last;
    this.#last = territories;
    if (!before || !this.moves()) {
      this.running = [];
      return;
    }
    const started = movesBetween(before, territories).map((move) => ({ ...move, id: this.#next++ }));
    if (started.length) this.running = [...this.running, ...started];
  }

  finish(id: number): void {
    this.running = this.running.filter((move) => move.id !== id);
  }

  /** Finish all animations at once, as soon as somebody presses anything. */
  finishAll(): void {
    if (this.running.length) this.running = [];
  }

  /** The clans of a territory that are not moving. */
  resting({ name, clans }: Territory): number[] {
    return clans.map((count, seat) => {
      const coming = this.running.filter((move) => move.to === name && move.seat === seat);
      return Math.max(0, count - coming.reduce((sum, move) => sum + move.count, 0));
    });
  }
}
