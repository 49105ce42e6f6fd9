/** Texts for tests, read from the catalogues as they stand. */
import { readFileSync, readdirSync } from "node:fs";
import type { Language } from "../settings/settings.svelte";
import type { Say } from "./speech";
import { Texts } from "./texts.svelte";

const TEXTS = new URL("../../../src/ardri/texts/", import.meta.url);

/** All texts of a language. */
export function source(language: Language): string {
  const folder = new URL(`${language}/`, TEXTS);
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}

export function sayIn(language: Language): Say {
  const texts = new Texts();
  texts.use(language, source(language));
  return texts.say;
}
