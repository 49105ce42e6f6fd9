/** Drawings from the server: SVG sprites that the page refers to, and addresses of single pictures. */
import { untrack } from "svelte";
import { withRoot } from "../root";
import { get, request } from "../server/api";
import { ApiError } from "../server/api-error";
import { settings } from "../settings/settings.svelte";
import pieces from "./pieces.json";

type Theme = "day" | "night";

export interface Size {
  width: number;
  height: number;
}

// Known before anything is loaded, so that nothing jumps when a drawing arrives
const SIZES: Readonly<Record<string, Size>> = pieces;
const SQUARE: Size = { width: 40, height: 40 };

// Pictures for stylesheets: `background-image: var(--art-frame-action)`
const SHEETS = [
  ...["action", "advantage", "epic"].flatMap((deck) => [`frame-${deck}`, `back-${deck}`, `field-${deck}`]),
  "border",
  "divider",
];

const SOON = 400; // ms until the next try
const LATE = 8_000;

async function text(address: string): Promise<string> {
  const [answer, markup] = await request(address);
  if (!answer.ok) throw new ApiError("no_such_page", {}, "", answer.status);
  return markup;
}

/** Retry until there is an answer: the server may be away for a moment. */
async function patiently<T>(take: () => Promise<T>): Promise<T> {
  for (let wait = SOON; ; wait = Math.min(LATE, 2 * wait)) {
    try {
      return await take();
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 429) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

class Art {
  #version = $state("");
  #theme = $state<Theme>("day"); // the theme whose drawings are loaded
  #holders = new Map<string, HTMLElement>();
  #letters = true;
  #emblems = $state(false); // true once a card was shown
  #begun: Promise<void> | undefined;

  /** Resolves when pieces and icons are loaded; from then on the drawings follow the theme. */
  ready(): Promise<void> {
    this.#begun ??= new Promise((resolve) => {
      $effect.root(() => {
        $effect(() => {
          const theme = settings.theme;
          untrack(() => void this.#show(theme).then(resolve)); // untracked: it reads state that it also sets
        });
        $effect(() => {
          const theme = settings.theme;
          if (this.#emblems) untrack(() => void this.#load("emblems", theme));
        });
        $effect(() => this.#write(settings.values.letters));
      });
    });
    return this.#begun;
  }

  /** Load the emblems of cards (they are many) when the first card is shown. */
  showsCards(): void {
    void this.ready();
    this.#emblems = true;
  }

  /** The address of a single picture, such as `landscape-hills`; empty until the version is known. */
  address(name: string): string {
    void this.ready();
    return this.#version ? withRoot(`/api/art/${this.#version}/${settings.theme}/${name}.svg`) : "";
  }

  /** The size of a symbol. */
  size(name: string): Size {
    return SIZES[name] ?? SQUARE;
  }

  /** True if there is a drawing of this name. */
  draws(name: string): boolean {
    return name in SIZES;
  }

  /** Fetch what lies under the version and the theme, such as the land of an island. */
  async ask<T>(theme: Theme, path: string): Promise<T> {
    return this.#fresh((version) => get<T>(`/api/art/${version}/${theme}/${path}`));
  }

  /** Ask again once if the server has a new version of its drawings. */
  async #fresh<T>(take: (version: string) => Promise<T>): Promise<T> {
    return patiently(async () => {
      const known = this.#version || (await this.#learn());
      try {
        return await take(known);
      } catch (error) {
        const version = await this.#learn();
        if (version === known) throw error;
        return take(version);
      }
    });
  }

  async #learn(): Promise<string> {
    this.#version = (await get<{ version: string }>("/api/art")).version;
    return this.#version;
  }

  async #show(theme: Theme): Promise<void> {
    await this.#load("sprite", theme);
    this.#sheets(theme);
    this.#theme = theme;
  }

  async #load(name: string, theme: Theme): Promise<void> {
    this.#put(name, theme, await this.#fresh((version) => text(`/api/art/${version}/${theme}/${name}.svg`)));
  }

  #put(name: string, theme: Theme, markup: string): void {
    if (theme !== settings.theme) return;
    let holder = this.#holders.get(name);
    if (!holder) {
      holder = document.createElement("div");
      holder.className = "unseen";
      holder.ariaHidden = "true";
      document.body.append(holder);
      this.#holders.set(name, holder);
    }
    holder.innerHTML = markup;
    this.#write(this.#letters);
  }

  /** Show or hide the seat letters on clans. */
  #write(letters: boolean): void {
    this.#letters = letters;
    for (const holder of this.#holders.values())
      for (const letter of holder.querySelectorAll(".letter"))
        letter.setAttribute("display", letters ? "inline" : "none");
  }

  #sheets(theme: Theme): void {
    for (const name of SHEETS)
      document.documentElement.style.setProperty(
        `--art-${name}`,
        `url("${withRoot(`/api/art/${this.#version}/${theme}/${name}.svg`)}")`,
      );
  }

  /** The theme of the drawings that are shown. */
  get theme(): Theme {
    return this.#theme;
  }
}

export const art = new Art();
