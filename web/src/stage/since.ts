/** Since when somebody has watched: the first event after their last turn. */
import type { GameEvent } from "../server/parts";
import type { Seat } from "../server/view";

/** The number of the event with which the others' turns began after one's last turn; null if there was none. */
export function sinceOwnTurn(events: readonly GameEvent[], since: number, you: Seat | null): number | null {
  let own = false;
  let began: number | null = null;
  for (const [at, event] of events.entries()) {
    if (event.kind !== "turn") continue;
    if (own && event["seat"] !== you) began = since + at;
    own = event["seat"] === you;
  }
  return began;
}
