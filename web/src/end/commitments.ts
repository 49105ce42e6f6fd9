/** Commitments of games, saved in this browser before a game is over: the fairness check compares them. */
import { tableMemory } from "../server/table-memory";

const saved = tableMemory<string>("ardri-promises");

/** Save the commitment of a running game in this browser; the first one counts. */
export function saveCommitment(table: string, commitment: string): void {
  if (!saved.of(table)) saved.keep(table, commitment);
}

/** The saved commitment of a game, if this browser was there. */
export const savedCommitment = (table: string): string | null => saved.of(table) ?? null;
