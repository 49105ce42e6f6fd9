/** The drawings of the server: sprites that the page refers to, and addresses of single pictures. */
import { untrack } from "svelte";
import { settings } from "../settings/settings.svelte";
import { withRoot } from "../root";
import { ApiError, request, get } from "../server/api";
import pieces from "./pieces.json";

type Theme = "day" | "night";

export interface Size {
  width: number;
  height: number;
}

// Known before anything is drawn, so that what comes late has its room
const SIZES: Readonly<Record<string, Size>> = pieces;
const SQUARE: Size = { width: 40, height: 40 };

// What stylesheets use: `background-image: var(--art-frame-action)`
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

/** Ask until there is an answer: a server that is away for a moment is asked again. */
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
  #theme = $state<Theme>("day"); // the one whose drawings are there
  #holders = new Map<string, HTMLElement>();
  #letters = true;
  #emblems = $state(false); // whether any was wanted yet
  #begun: Promise<void> | undefined;

  /** Resolves when pieces and signs can be seen; from then on the drawings follow the theme. */
  ready(): Promise<void> {
    this.#begun ??= new Promise((resolve) => {
      $effect.root(() => {
        $effect(() => {
          const theme = settings.theme;
          untrack(() => void this.#show(theme).then(resolve)); // whatever it reads of the art it also sets
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

  /** Cards are shown: their emblems, which are many, are wanted from now on. */
  showsCards(): void {
    void this.ready();
    this.#emblems = true;
  }

  /** The address of a single picture, such as `landscape-hills`; empty until it is known. */
  address(name: string): string {
    void this.ready();
    return this.#version ? withRoot(`/api/art/${this.#version}/${settings.theme}/${name}.svg`) : "";
  }

  /** The size of a symbol. */
  size(name: string): Size {
    return SIZES[name] ?? SQUARE;
  }

  /** The land of an island, or whatever else is under the version and the theme. */
  async ask<T>(theme: Theme, path: string): Promise<T> {
    return this.#fresh((version) => get<T>(`/api/art/${version}/${theme}/${path}`));
  }

  /** A server that draws otherwise has another version: ask once more. */
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

  /** Clans with the letters of their seats, or with colour and shape alone. */
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

  /** The theme of what can be seen now. */
  get theme(): Theme {
    return this.#theme;
  }
}

export const art = new Art();
