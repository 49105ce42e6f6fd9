/** The sizes of screens as media queries: the same conditions stand in the styles. */

/** A phone lying on its side, or a window as low as that. */
const LOW = "(max-height: 520px) and (orientation: landscape)";

/** A phone, upright or on its side. */
export const PHONE = `(max-width: 760px), ${LOW}`;

/** Wide and high enough for the story beside the island. */
export const ROOMY = "(min-width: 1101px) and (min-height: 521px)";
