/** The Fluent catalogues of a language: one for each subject, and those that modules bring beside their rules. */
import { readdirSync } from "node:fs";

const PACKAGE = new URL("../../src/ardri/", import.meta.url);

export function catalogues(language: string): URL[] {
  const subject = new RegExp(`^texts/${language}/\\w+\\.ftl$`);
  const module = new RegExp(`/texts/${language}\\.ftl$`);
  return readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => subject.test(name) || module.test(name))
    .sort()
    .map((name) => new URL(name, PACKAGE));
}
