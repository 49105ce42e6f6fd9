/** What the players of a table are called: persons as they like, bots by a name with the letter of their seat. */
import type { SeatState } from "../server/parts";

const BOTS = ["Aoife", "Brigid", "Conall", "Donal"];

/** What the bot on a seat is called. */
export function botName(seat: string): string {
  return BOTS["ABCD".indexOf(seat)] ?? seat;
}

/** A name for each seat; no two alike. */
export function namesOf(people: readonly Pick<SeatState, "seat" | "name">[]): string[] {
  const names = people.map(({ seat, name }) => name || botName(seat));
  const folded = names.map((name) => name.toLocaleLowerCase());
  return names.map((name, at) =>
    folded.indexOf(folded[at] ?? "") === folded.lastIndexOf(folded[at] ?? "")
      ? name
      : `${name} (${people[at]?.seat})`,
  );
}
