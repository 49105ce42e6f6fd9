/** Texts for tests, read from the catalogues as they stand. */
import { readFileSync } from "node:fs";
import { catalogues } from "../../tools/texts";
import type { Language } from "../settings/settings.svelte";
import type { Say } from "./speech";
import { Texts } from "./texts.svelte";

/** All texts of a language. */
export function source(language: Language): string {
  return catalogues(language)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

export function sayIn(language: Language): Say {
  const texts = new Texts();
  texts.use(language, source(language));
  return texts.say;
}
