/** The modules that have a chapter in the rules. */
import type { OfferedModule } from "../box/offer";
import { texts } from "../texts/texts.svelte";
import { titleKey } from "./subjects";

export const chaptersOf = (modules: readonly OfferedModule[]): OfferedModule[] =>
  modules.filter(({ name }) => texts.has(titleKey(name)));
