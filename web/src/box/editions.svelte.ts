/** What can be played on this server: editions and modules, and the catalogues of those that are not shipped. */
import { SvelteSet } from "svelte/reactivity";
import { get } from "../server/api";
import { ApiError } from "../server/api-error";
import { texts } from "../texts/texts.svelte";
import { addContents, SHIPPED, type Contents } from "./catalogue";

export interface OfferedEdition {
  name: string;
  /** The largest number of players. */
  players: number;
}

/** A part of an expansion, which combines freely with the others. */
export interface OfferedModule {
  name: string;
  /** The modules that come with it. */
  needs: string[];
  /** It has seats for so many players; 0 if it adds none. */
  players: number;
  /** The rulings on what of it is a reading, not a printed text. */
  readings: string[];
}

export interface Offer {
  /** The version of all catalogues. */
  version: string;
  editions: readonly OfferedEdition[];
  modules: readonly OfferedModule[];
}

const PLUS = "+"; // as in `base+king+sea`

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
  const parts = name.split(PLUS);
  const every = [...editions, ...modules];
  if (!parts.every((part) => every.some((each) => each.name === part)))
    throw new ApiError("no_such_page", {}, "", 404);
  addContents(await catalogueOf(version, name));
  known.add(name);
}

/** The catalogue of an edition; what it names is known from then on. */
export async function catalogueOf(version: string, name: string): Promise<Catalogue> {
  const found = await get<Catalogue>(`/api/editions/${version}/${encodeURIComponent(name)}`);
  texts.name(found.texts);
  return found;
}

/** The name of an edition with some modules. */
export const withModules = (edition: string, modules: readonly string[]): string =>
  [edition, ...modules].join(PLUS);

/** The modules that an edition is played with. */
export const modulesIn = (edition: string): string[] => edition.split(PLUS).slice(1);

/** The setup of an edition without its modules. */
export const setupOf = (edition: string): string => edition.split(PLUS)[0] ?? edition;

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
