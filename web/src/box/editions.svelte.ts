/** The editions that can be played on this server, and the catalogues of those that are not shipped. */
import { SvelteSet } from "svelte/reactivity";
import { get } from "../server/api";
import { ApiError } from "../server/api-error";
import { texts } from "../texts/texts.svelte";
import { addContents, SHIPPED, type Contents } from "./catalogue";

export interface OfferedEdition {
  name: string;
  /** The largest number of players. */
  players: number;
  /** The version of its catalogue. */
  version: string;
}

const known = new SvelteSet(SHIPPED.map(({ name }) => name));

/** True if the cards and territories of an edition are known. */
export const knowsEdition = (name: string): boolean => known.has(name);

export const offeredEditions = () => get<OfferedEdition[]>("/api/editions");

/** Learn the cards and territories of an edition, if they are not known. */
export async function learnEdition(name: string): Promise<void> {
  if (known.has(name)) return;
  const offered = (await offeredEditions()).find((edition) => edition.name === name);
  if (!offered) throw new ApiError("no_such_page", {}, "", 404);
  const address = `/api/editions/${offered.version}/${encodeURIComponent(name)}`;
  const catalogue = await get<Contents & { texts: Record<string, string> }>(address);
  addContents(catalogue);
  texts.name(catalogue.texts);
  known.add(name);
}

/** The name of an edition in words; one without a text of its own is called as it is written. */
export function editionName(name: string): string {
  const key = `edition-${name}`;
  if (texts.has(key)) return texts.say(key);
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
}

/** One sentence about an edition; empty if it has no text of its own. */
export function editionText(name: string): string {
  const key = `edition-${name}.text`;
  return texts.has(key) ? texts.say(key) : "";
}
