/** Presence: who of the players is offline, and what others can do about it. */
import type { SeatPresence } from "../../server/messages";
import type { SeatState } from "../../server/parts";
import type { Seat } from "../../server/view";

export interface Absentee {
  seat: Seat;
  /** Since when they are gone, if that is known. */
  since: number | null;
  /** From when on a bot may play for them, if ever. */
  relief: number | null;
}

/** The players who are offline while nobody plays for them. */
export function absentees(people: readonly SeatState[], present: readonly SeatPresence[]): Absentee[] {
  return people.flatMap(({ seat, name, bot }) => {
    const found = present.find((each) => each.seat === seat);
    if (!found || found.here || !name || bot) return [];
    return [{ seat, since: found.since, relief: found.relief }];
  });
}

/** A length of time in its largest unit: "5 min", "2 h". */
export function lengthText(ms: number, language: string): string {
  const minutes = Math.max(1, Math.floor(ms / 60_000));
  const [value, unit] =
    minutes >= 2880
      ? [Math.floor(minutes / 1440), "day"]
      : minutes >= 120
        ? [Math.floor(minutes / 60), "hour"]
        : [minutes, "minute"];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: unit as string,
    unitDisplay: "short",
  }).format(value as number);
}
