/** The letters of all pages. Others in their place have other widths, and everything moves when these come. */
import type { Language } from "../../settings/settings.svelte";

const FACES = [
  '400 1em "Uncial Antiqua"',
  '400 1em "Alegreya Sans"',
  '700 1em "Alegreya Sans"',
  '400 1em "Alegreya"',
];
const SAMPLES: Record<Language, string> = { en: "a", fr: "a", pl: "aą" }; // of the parts in which they come
const LONG = 3_000; // ms; whoever waits longer reads in other letters first

/** Resolves when the letters of a language are there, or are late. */
export async function loadFonts(language: Language): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONG));
  const come = Promise.allSettled(FACES.map((face) => document.fonts.load(face, SAMPLES[language])));
  await Promise.race([come, late]);
}
