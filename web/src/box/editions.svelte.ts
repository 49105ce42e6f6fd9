/** What can be played on this server: editions and modules, and the catalogues of those that are not shipped. */
import { SvelteSet } from "svelte/reactivity";
import { get } from "../server/api";
import { ApiError } from "../server/api-error";
import { texts } from "../texts/texts.svelte";
import { addContents, SHIPPED, type Contents } from "./catalogue";
import { modulesIn, setupOf, type Offer } from "./offer";

const known = new SvelteSet(SHIPPED.map(({ name }) => name));

/** True if the cards and territories of an edition are known. */
export const knowsEdition = (name: string): boolean => known.has(name);

/** What every server offers, until this one has said more. */
export const SHIPPED_OFFER: Offer = { version: "", editions: SHIPPED, modules: [] };

export const offered = () => get<Offer>("/api/editions");

/** The catalogue of an edition: its cards, territories and windows, and names for what has no text. */
export type Catalogue = Contents & { texts: Record<string, string> };

/** Learn the cards and territories of an edition, if they are not known. */
export async function learnEdition(name: string): Promise<void> {
  if (known.has(name)) return;
  const { version, editions, modules } = await offered();
  const parts = [setupOf(name), ...modulesIn(name)];
  const every = [...editions, ...modules];
  if (!parts.every((part) => every.some((each) => each.name === part)))
    throw new ApiError("no_such_page", {}, "", 404);
  addContents(name, await catalogueOf(version, name));
  known.add(name);
}

/** The catalogue of an edition; what it names is known from then on. */
export async function catalogueOf(version: string, name: string): Promise<Catalogue> {
  const found = await get<Catalogue>(`/api/editions/${version}/${encodeURIComponent(name)}`);
  texts.name(found.texts);
  return found;
}

const inWords = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
const said = (key: string, otherwise: string): string => (texts.has(key) ? texts.say(key) : otherwise);

/** The name of a setup in words; one without a text of its own is called as it is written. */
export const setupName = (setup: string): string => said(`edition-${setup}`, inWords(setup));
/** One sentence about a setup; empty if it has no text of its own. */
export const setupText = (setup: string): string => said(`edition-${setup}.text`, "");
/** The name of a module in words. */
export const moduleName = (module: string): string => said(`module-${module}`, inWords(module));
/** One sentence about a module; empty if it has no text of its own. */
export const moduleText = (module: string): string => said(`module-${module}.text`, "");
