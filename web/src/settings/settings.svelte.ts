/** Preferences, saved in this browser. */
import type { Speed } from "../stage/pace";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "system" | "day" | "night";

const DEFAULTS = {
  theme: "system" as Theme,
  motion: true,
  sound: false,
  volume: 0.6,
  name: "",
  confirm: true, // confirm plans before they are sent
  askPass: true, // ask once more before a pass that loses the game
  skipIdle: true, // decline for the player what would change nothing
  cardSize: 1,
  speed: "normal" as Speed, // of what others do
  text: false, // the table as text with a command line, instead of pictures
  letters: true, // seat letters on clans, beside colour and shape
};
type Preferences = typeof DEFAULTS;

const KEY = "ardri";

function browserLanguage(): Language {
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (found ?? "en") as Language;
}

function kept(): Partial<Preferences & { language: Language }> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>(kept().language ?? browserLanguage());
  values = $state<Preferences>({ ...DEFAULTS, ...kept() });
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** The theme that is shown: the system's, or the chosen one. */
  get theme(): "day" | "night" {
    const { theme } = this.values;
    return theme === "system" ? (this.#dark ? "night" : "day") : theme;
  }

  /** True if animations are on. */
  get moves(): boolean {
    return this.values.motion && !this.#still;
  }

  /** Follow the system's preferences, save changes, and apply them to the page. */
  follow(): void {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => (this.#dark = e.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
      "change",
      (e) => (this.#still = e.matches),
    );
    $effect.root(() => {
      $effect(() => localStorage.setItem(KEY, JSON.stringify({ ...this.values, language: this.language })));
      $effect(() => {
        const page = document.documentElement;
        page.dataset["theme"] = this.theme;
        page.dataset["motion"] = this.moves ? "on" : "off";
        page.lang = this.language;
      });
    });
  }
}

export const settings = new Settings();
