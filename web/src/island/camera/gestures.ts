/** Mouse and touch gestures on the map: drag, pinch and wheel. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "../atlas";

interface Hands {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
}

const SLOP = 6; // pixels; a shorter movement is a click
const WHEEL = 0.0016;

/** An attachment that reports gestures; it suppresses the click at the end of a drag. */
export function gestures(hands: Hands): Attachment<HTMLElement> {
  return (node) => {
    const fingers = new Map<number, Point>();
    let dragging = false;
    let start: Point = [0, 0];

    const place = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const middle = (): Point => {
      const all = [...fingers.values()];
      const sum = all.reduce(([x, y], [a, b]) => [x + a, y + b] as Point, [0, 0] as Point);
      return [sum[0] / all.length, sum[1] / all.length];
    };
    const spread = (): number => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
    };

    const down = (event: PointerEvent) => {
      if (event.button || (event.target as Element).closest("[data-fixed]")) return;
      if (!fingers.size) {
        dragging = false;
        start = place(event);
      }
      fingers.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const [before, wide] = [middle(), spread()];
      fingers.set(event.pointerId, place(event));
      const after = middle();
      if (!dragging && fingers.size < 2 && Math.hypot(after[0] - start[0], after[1] - start[1]) < SLOP)
        return;
      if (!dragging) {
        dragging = true;
        for (const id of fingers.keys()) node.setPointerCapture(id);
      }
      hands.pan(after[0] - before[0], after[1] - before[1]);
      if (wide) hands.zoom(spread() / wide, after);
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size) return;
      // the click of this release comes before the next task
      setTimeout(() => (dragging = false));
    };
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
      hands.zoom(Math.exp(-pixels * (event.ctrlKey ? 6 : 1) * WHEEL), place(event));
    };

    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    node.addEventListener("click", click, true);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
      node.removeEventListener("wheel", wheel);
    };
  };
}
