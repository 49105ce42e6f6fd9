/** The neighbours of a seat in the order in which turns and cards go round. */
import type { Scene } from "../server/parts";
import type { Seat } from "../server/view";

/** The seat to which turns and cards go from this one; with -1, that from which they come. */
export function nextSeat({ order }: Pick<Scene, "order">, seat: Seat, steps: 1 | -1 = 1): Seat {
  return order.at((order.indexOf(seat) + steps) % order.length) ?? seat;
}
