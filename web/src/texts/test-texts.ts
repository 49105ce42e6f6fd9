/** Texts for tests, read from the catalogues as they stand. */
import { readFileSync, readdirSync } from "node:fs";
import type { Language } from "../settings/settings.svelte";
import type { Say } from "./speech";
import { Words } from "./texts.svelte";

const TEXTS = new URL("../../../src/ardri/texts/", import.meta.url);

/** All texts of a language. */
export function source(language: Language): string {
  const folder = new URL(`${language}/`, TEXTS);
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}

export function spoken(language: Language): Say {
  const words = new Words();
  words.use(language, source(language));
  return words.say;
}
