/** Play again at a new table, in the same seats. */
import { isRefusalOf } from "../../server/api-error";
import { rematch } from "../games/tables";
import { takeSeats, type Sitter } from "./take-seat";

/** Open the next table and sit down as before; with bots alone the game begins at once. Returns its id. */
export async function playAgain(id: string, own: readonly Sitter[], alone: boolean): Promise<string> {
  const { id: next } = await rematch(id);
  await sitAsBefore(next, own, alone);
  return next;
}

/** Take the own seats of a rematch, unless they are taken already. */
export async function sitAsBefore(next: string, own: readonly Sitter[], alone: boolean): Promise<void> {
  try {
    await takeSeats(next, own, alone);
  } catch (error) {
    if (!isRefusalOf(error, "taken", "begun", "over")) throw error;
  }
}
