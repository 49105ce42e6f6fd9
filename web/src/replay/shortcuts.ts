/** Keyboard shortcuts of a replay: arrows for a step, Shift for a turn, Space for playback, Home and End. */
import type { Replay } from "./replay.svelte";

type Walk = Pick<Replay, "at" | "choices" | "go" | "goToTurn" | "toggle">;

const WRITING = "input, select, textarea, [contenteditable]";
const PRESSED = "button, a, summary, [role=button]"; // elements that use Space themselves
const ISLAND = "[data-key]"; // on the map the arrows lead from one territory to another

export function keys(event: KeyboardEvent, replay: Walk): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || target?.closest(WRITING))
    return;
  if (event.key.startsWith("Arrow") && target?.closest(ISLAND)) return;
  const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (way && event.shiftKey) replay.goToTurn(way);
  else if (way) replay.go(replay.at + way);
  else if (event.key === "Home") replay.go(0);
  else if (event.key === "End") replay.go(replay.choices);
  else if (event.key === " " && !target?.closest(PRESSED)) replay.toggle();
  else return;
  event.preventDefault();
  event.stopPropagation(); // otherwise the island would move too
}
