/** The names of the players: people as they like, bots by a name with the letter of their seat. */
import { SEATS } from "../box/catalogue";
import type { SeatState } from "../server/parts";
import type { Seat } from "../server/view";

const BOTS = ["Aoife", "Brigid", "Conall", "Donal", "Emer"];

/** The name of the bot on a seat. */
export function botName(seat: string): string {
  return BOTS[SEATS.indexOf(seat as Seat)] ?? seat;
}

/** A name for each seat, no two alike. */
export function namesOf(people: readonly Pick<SeatState, "seat" | "name">[]): string[] {
  const names = people.map(({ seat, name }) => name || botName(seat));
  const folded = names.map((name) => name.toLocaleLowerCase());
  return names.map((name, at) =>
    folded.indexOf(folded[at] ?? "") === folded.lastIndexOf(folded[at] ?? "")
      ? name
      : `${name} (${people[at]?.seat})`,
  );
}
