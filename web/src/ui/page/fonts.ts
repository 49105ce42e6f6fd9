/** Loading of the fonts. Fallback fonts have other widths, and the page would jump when these arrive. */
import type { Language } from "../../settings/settings.svelte";

const FACES = [
  '400 1em "Uncial Antiqua"',
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '400 1em "Alegreya"',
];
const SAMPLES: Record<Language, string> = { en: "a", fr: "a", pl: "aą" }; // one letter of each font file that the language needs
const LONG = 3_000; // ms until the page starts with fallback fonts

/** Resolves when the fonts of a language are loaded, or take too long. */
export async function loadFonts(language: Language): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONG));
  const come = Promise.allSettled(FACES.map((face) => document.fonts.load(face, SAMPLES[language])));
  await Promise.race([come, late]);
}
