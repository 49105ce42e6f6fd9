/** Open a table, sit down, and go there. */
import { router } from "../../router.svelte";
import { settings } from "../../settings/settings.svelte";
import { say } from "../../texts/texts.svelte";
import { me } from "../account/me.svelte";
import { openTable } from "../games/tables";
import { takeSeats } from "../join/take-seat";
import { expectsOthers, sitters, wantedBy, type Wishes } from "./wishes";

/** The name to sit down with; a guest without a name gets a temporary one. */
export function nameToSit(wanted = me.name): string {
  return wanted.trim() || say("web_start-guest", { number: 100 + Math.floor(Math.random() * 900) });
}

/** Remember the name of a guest, who has no account to keep it. */
export function rememberName(name: string): void {
  if (!me.person?.registered && name.trim()) settings.values.name = name.trim();
}

/** Open a table and sit down; returns its id. */
export async function seated(wishes: Wishes, name = me.name): Promise<string> {
  await me.ensureGuest();
  const { id } = await openTable(wantedBy(wishes));
  await takeSeats(id, sitters(wishes, nameToSit(name)), !expectsOthers(wishes));
  return id;
}

export async function open(wishes: Wishes, name = me.name): Promise<void> {
  router.go(`/table/${await seated(wishes, name)}`);
}
