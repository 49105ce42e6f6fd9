/** What a server offers to play: editions, and modules that combine freely with them, as in `base+king+sea`. */
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
  /** The names of the drawings that it brings. */
  pieces: string[];
}

export interface Offer {
  /** The version of all catalogues. */
  version: string;
  editions: readonly OfferedEdition[];
  modules: readonly OfferedModule[];
}

const PLUS = "+";

/** The name of an edition with some modules. */
export const withModules = (edition: string, modules: readonly string[]): string =>
  [edition, ...modules].join(PLUS);

/** The modules that an edition is played with. */
export const modulesIn = (edition: string): string[] => edition.split(PLUS).slice(1);

/** The setup of an edition without its modules. */
export const setupOf = (edition: string): string => edition.split(PLUS)[0] ?? edition;
