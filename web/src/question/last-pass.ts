/** The pass that ends the Season, by the view, which says what its end would bring. */
import type { Scene } from "../server/parts";
import type { Seat } from "../server/view";

/** Whether a pass would lose the game: it ends the Season, and others win. */
export function passLoses({ season_end: end }: Pick<Scene, "season_end">, you: Seat | null): boolean {
  return Boolean(end && end.passes === 1 && end.winners.length && you && !end.winners.includes(you));
}
