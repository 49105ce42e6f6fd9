/** The expansion: the modules that a server offers, and the cards and territories that they bring. */
import type { Card, Tile } from "../server/view";
import { addContents, CARDS, facts, TILES, tileFacts } from "./catalogue";
import { catalogueOf, offered } from "./editions.svelte";
import { withModules, type OfferedModule } from "./offer";

const BASE = "base";

class Expansion {
  /** All modules, in their order; none before the server has said so. */
  modules = $state.raw<readonly OfferedModule[]>([]);
  cards = $state.raw<readonly Card[]>([]);
  tiles = $state.raw<readonly Tile[]>([]);
  #asked: Promise<void> | undefined;

  /** Learn all that there is, once. */
  load(): Promise<void> {
    this.#asked ??= this.#learn().catch((error: unknown) => {
      this.#asked = undefined;
      throw error;
    });
    return this.#asked;
  }

  async #learn(): Promise<void> {
    const { version, modules } = await offered();
    const names = modules.map(({ name }) => name);
    const whole = withModules(BASE, names);
    const found = await catalogueOf(version, whole);
    addContents(whole, found);
    this.cards = (Object.keys(found.cards) as Card[]).filter((card) => !CARDS.includes(card));
    this.tiles = (Object.keys(found.tiles) as Tile[]).filter((tile) => !TILES.includes(tile));
    this.modules = modules;
  }

  /** The cards of a module, and its territories. */
  cardsOf = (module: string): Card[] => this.cards.filter((card) => facts(card).module === module);
  tilesOf = (module: string): Tile[] => this.tiles.filter((tile) => tileFacts(tile).module === module);
}

export const expansion = new Expansion();
