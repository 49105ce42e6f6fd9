/** Commitments of games, saved in this browser before a game is over: the fairness check compares them. */

const KEY = "ardri-promises";
const MOST = 100;

function saved(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Save the commitment of a running game in this browser; the first one counts. */
export function saveCommitment(table: string, commitment: string): void {
  const known = saved();
  if (known[table]) return;
  const all = Object.entries({ ...known, [table]: commitment }).slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

/** The saved commitment of a game, if this browser was there. */
export function savedCommitment(table: string): string | null {
  return saved()[table] ?? null;
}
