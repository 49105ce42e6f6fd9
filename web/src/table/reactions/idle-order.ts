/** The standing order about cards that would change nothing: given by preference, until it is given at the table itself. */
import { IDLE } from "../../server/parts";
import type { Table } from "../../server/table.svelte";
import { settings } from "../../settings/settings.svelte";

/** Give the order of the preferences to a table at which the person has given none. */
export function orderByPreference(table: Table): void {
  const orders = table.parts?.orders;
  if (!orders || IDLE in orders || !settings.values.skipIdle) return;
  if (table.parts?.status === "playing") void table.order(IDLE, "never");
}
