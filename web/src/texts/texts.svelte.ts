/** Translations, from the same Fluent catalogues that the server and the terminal use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../settings/settings.svelte";

const LOAD: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  pl: () => import("virtual:texts/pl"),
};

export type Values = Record<string, FluentVariable>;
export type Say = (key: string, values?: Values) => string;

export class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #names = new Map<string, string>();

  /** Load a language and switch to it. */
  async load(language: Language): Promise<void> {
    this.use(language, (await LOAD[language]()).default);
  }

  /** Switch to a language with these texts. */
  use(language: Language, source: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw error;
    this.#bundle = bundle;
    this.language = language;
  }

  /** Names for what no catalogue of texts knows: cards, territories and words of another edition. */
  name(names: Readonly<Record<string, string>>): void {
    for (const [key, name] of Object.entries(names)) this.#names.set(key, name);
  }

  has(key: string): boolean {
    return this.#find(key) !== null;
  }

  /** A text by its key (`card-bard`, or `card-bard.text` for an attribute). */
  say = (key: string, values: Values = {}): string => {
    const pattern = this.#find(key);
    if (pattern === null) {
      const name = this.#names.get(key);
      if (name === undefined) throw new Error(`no text ${key}`);
      return name;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw errors[0];
    return text;
  };

  #find(key: string) {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

export const texts = new Texts();
export const say = texts.say;
