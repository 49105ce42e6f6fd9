import { withRoot, withoutRoot } from "./root";

const here = (): string => withoutRoot(location.pathname) ?? "/";

/** The router: the address is the state, links are ordinary links. */
class Router {
  path = $state(here());
  /** The table that was left last for another page, to go back to. */
  table = $state("");
  query = $state.raw(new URLSearchParams(location.search));
  #asked = new Set<() => boolean>();

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#click(event));
  }

  /** The parts of the address: `/t/abc/replay` is t, abc, replay. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(address: string, replace = false): void {
    if (address === here() + location.search + location.hash) return;
    if (![...this.#asked].every((may) => may())) return;
    if (replace) history.replaceState(null, "", withRoot(address));
    else history.pushState(null, "", withRoot(address));
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Ask before the page is left; the returned function ends that. */
  before(may: () => boolean): () => void {
    this.#asked.add(may);
    return () => this.#asked.delete(may);
  }

  #read(): void {
    if (this.parts[0] === "table" || this.parts[0] === "learn") this.table = this.path;
    this.path = here();
    this.query = new URLSearchParams(location.search);
  }

  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const address = withoutRoot(link.pathname);
    if (address === null || address.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(address + link.search + link.hash);
  }
}

export const router = new Router();
