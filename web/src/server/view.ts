// Made from docs/view.schema.json by `npm run types`.

/** A game of Inis as one seat, or a spectator, may see it. Lists of cards are in catalogue order. */
export type ArdRiView = {
  /** Changes when this schema does. */
  format: 2;
  /** Whose view this is; null for a spectator. */
  seat: Seat | null;
  /** How many play; lists by seat have as many entries. */
  players: number;
  /** Which edition is played, such as base or discovery. */
  edition: string;
  /** So much of one kind meets a victory condition. */
  to_win: number;
  /** Who is asked to react: who can, or all who might be able to. */
  windows: "open" | "sealed";
  /** After so many rounds nobody wins; 0 is no limit. */
  round_limit: number;
  /**
   * The rulings that are readings, not printed texts, such as E8.
   *
   * @minItems 0
   */
  readings: string[];
  /** Which part of the game this is. */
  phase: "setup" | "assembly" | "season" | "over";
  /** The round; 0 while setting up. */
  round: number;
  /** Whose turn it is in the Season. */
  turn: Seat | null;
  /** A seat. */
  brenn: "A" | "B" | "C" | "D";
  /** The way in which turns and cards go round. */
  crows: "clockwise" | "counterclockwise";
  /**
   * All seats in the order in which turns and cards go round, the Brenn first.
   *
   * @minItems 2
   * @maxItems 4
   */
  order: Seat[];
  /** Where the Capital stands: one more Citadel there. */
  capital: Tile | null;
  /** Where the Festival is. */
  festival: Tile | null;
  /** Who chose, with Cathbad's Word, what is set aside. */
  cathbad: Seat | null;
  /** Who, by Oengus's Ploy, has the next turn. */
  ploy: Seat | null;
  /** How the game ended; null while it goes on. */
  result: Result | null;
  /**
   * The island, in the order in which it was laid.
   *
   * @minItems 0
   * @maxItems 16
   */
  territories: Territory[];
  /**
   * Where a tile may be laid, in order of coordinates.
   *
   * @minItems 0
   *
   * Items: A site where a tile may be laid.
   */
  sites: {
    /** Its three hexes in axial coordinates, r growing downwards: 'q,r,up' is (q, r), (q+1, r), (q+1, r-1); 'q,r,down' is (q, r), (q+1, r), (q, r+1). */
    site: string;
    /**
     * The territories that it touches.
     *
     * @minItems 0
     * @maxItems 16
     */
    touches: Tile[];
  }[];
  /** The buildings still in the box. */
  supply: {
    /** Sanctuaries. */
    sanctuaries: number;
    /** Citadels. */
    citadels: number;
  };
  /**
   * What the edition has beside pieces and cards.
   *
   * @minItems 0
   */
  markers: Marker[];
  /** The tiles not yet in play. */
  tiles: {
    /**
     * The stack from the top, layer by layer; nobody knows the order in a layer.
     *
     * @minItems 0
     * @maxItems 16
     *
     * Items: Some tiles that lie together.
     */
    stack: {
      /** How many. */
      count: number;
      /**
       * Which ones, for all this seat can know; all of them if as many.
       *
       * @minItems 0
       * @maxItems 16
       */
      may_be: Tile[];
    }[];
    /** Tiles that a player has drawn and looks at. */
    drawn: {
      /** How many. */
      count: number;
      /**
       * Which ones, for all this seat can know; all of them if as many.
       *
       * @minItems 0
       * @maxItems 16
       */
      may_be: Tile[];
    };
  };
  /**
   * What everybody sees of each seat, in seat order.
   *
   * @minItems 2
   * @maxItems 4
   */
  seats: Holdings[];
  /** What the end of the Season would bring; null outside of a Season. */
  season_end: SeasonEnd | null;
  /** The cards of the seat whose view this is. */
  own: Own | null;
  table: Table;
  /** The clash going on. */
  clash: Clash | null;
  /**
   * What is unfinished, the outermost first, what is asked last.
   *
   * @minItems 0
   */
  doing: Doing[];
  /** What the game waits for; null when it is over. */
  awaited: Awaited | null;
  /** The question to the seat whose view this is. */
  decision: Decision | null;
  /** How many of its own choices the seat may take back now. */
  undo: number;
  /**
   * What the seat can be certain of about hidden cards.
   *
   * @minItems 0
   */
  knows: Fact[];
  /** For each other seat of the game the cards that it may have in hand, for all this seat can know. */
  may_hold: {
    /**
     * What this seat may hold.
     *
     * @minItems 0
     * @maxItems 63
     */
    A?: Card[];
    /**
     * What this seat may hold.
     *
     * @minItems 0
     * @maxItems 63
     */
    B?: Card[];
    /**
     * What this seat may hold.
     *
     * @minItems 0
     * @maxItems 63
     */
    C?: Card[];
    /**
     * What this seat may hold.
     *
     * @minItems 0
     * @maxItems 63
     */
    D?: Card[];
  };
};
/** A seat. */
export type Seat = "A" | "B" | "C" | "D";
/** A territory by its key. */
export type Tile =
  | "cove" | "forest" | "gates" | "highlands" | "hills" | "iron_mine" | "lost_vale" | "meadows"
  | "misty_lands" | "moor" | "mountains" | "plains" | "salt_mine" | "stone_circle" | "swamp" | "valley";
/** An Advantage card; its key is that of its territory. */
export type Advantage =
  | "cove" | "forest" | "gates" | "highlands" | "hills" | "iron_mine" | "lost_vale" | "meadows"
  | "misty_lands" | "moor" | "mountains" | "plains" | "salt_mine" | "stone_circle" | "swamp" | "valley";
/** An Epic Tale by its key. */
export type Epic =
  | "balors_eye" | "battle_frenzy" | "battle_of_moytura" | "breas_tyranny" | "cathbads_word"
  | "champions_share" | "children_of_dana" | "the_dagda" | "dagdas_cauldron" | "dagdas_club" | "dagdas_harp"
  | "deirdres_beauty" | "diarmuid" | "eriu" | "the_fianna" | "kernunos_sanctuary" | "lug_samildanach"
  | "lugs_spear" | "maeves_wealth" | "manannans_horses" | "the_morrigan" | "nuada_silverhand"
  | "oenguss_ploy" | "ogmas_eloquence" | "the_other_world" | "stone_of_fal" | "strengs_resolve"
  | "tailtus_land" | "tale_of_cuchulain" | "tuans_memory";
/** Any card by its key. */
export type Card =
  | "bard" | "citadel" | "conquest" | "craftsmen_peasants" | "druid" | "emissaries" | "exploration"
  | "festival" | "geis" | "master_craftsman" | "migration" | "new_alliance" | "new_clans" | "raid"
  | "sanctuary" | "scouts_spies" | "warlord" | "cove" | "forest" | "gates" | "highlands" | "hills"
  | "iron_mine" | "lost_vale" | "meadows" | "misty_lands" | "moor" | "mountains" | "plains" | "salt_mine"
  | "stone_circle" | "swamp" | "valley" | "balors_eye" | "battle_frenzy" | "battle_of_moytura"
  | "breas_tyranny" | "cathbads_word" | "champions_share" | "children_of_dana" | "the_dagda"
  | "dagdas_cauldron" | "dagdas_club" | "dagdas_harp" | "deirdres_beauty" | "diarmuid" | "eriu"
  | "the_fianna" | "kernunos_sanctuary" | "lug_samildanach" | "lugs_spear" | "maeves_wealth"
  | "manannans_horses" | "the_morrigan" | "nuada_silverhand" | "oenguss_ploy" | "ogmas_eloquence"
  | "the_other_world" | "stone_of_fal" | "strengs_resolve" | "tailtus_land" | "tale_of_cuchulain"
  | "tuans_memory";
/** An Action card by its key. */
export type Action =
  | "bard" | "citadel" | "conquest" | "craftsmen_peasants" | "druid" | "emissaries" | "exploration"
  | "festival" | "geis" | "master_craftsman" | "migration" | "new_alliance" | "new_clans" | "raid"
  | "sanctuary" | "scouts_spies" | "warlord";
/** One unfinished thing: its kind, and what is public of it. */
export type Doing =
  | {
      kind:
        | "setup" | "rounds" | "assembly" | "gates_open" | "deal" | "exile" | "clashes" | "clash_course"
        | "citadels" | "maneuvers" | "truce" | "withdraw" | "attack" | "cauldron_return";
    }
  | {
      kind: "play";
      seat: Seat;
      card: Card;
      /** How far it is. */
      stage: "declaring" | "resolving" | "done";
    }
  | {
      kind: "window";
      /** What may be answered. */
      moment:
        | "assembly_start" | "card_declared" | "epic_draw" | "clans_arrive" | "clash_start" | "citadels_end"
        | "attack_performed" | "would_be_removed" | "clan_removed" | "after_maneuver" | "before_discard"
        | "card_finished" | "turn_end";
    }
  | {
      kind: "season";
      /** How many have passed in a row. */
      passes: number;
    }
  | {
      kind: "draft";
      /** How many cards each keeps now. */
      keep: number;
    }
  | {
      kind: "draw";
      seat: Seat;
    }
  | {
      kind: "toll";
      seat: Seat;
    }
  | {
      kind: "removal";
      seat: Seat;
      territory: Tile;
    };
/** A choice by its key, as in docs/options.md. */
export type Option =
  | (
      | "pass" | "pretender" | "done" | "nothing" | "decline" | "shelter" | "withdraw" | "truce" | "end"
      | "agree" | "refuse" | "remove" | "place" | "flip" | "stay" | "demand:clan" | "demand:card" | "exposed"
      | "sheltered" | "seat:A" | "seat:B" | "seat:C" | "seat:D" | "attack:A" | "attack:B" | "attack:C"
      | "attack:D" | "replace:A" | "replace:B" | "replace:C" | "replace:D" | "territory:cove"
      | "territory:forest" | "territory:gates" | "territory:highlands" | "territory:hills"
      | "territory:iron_mine" | "territory:lost_vale" | "territory:meadows" | "territory:misty_lands"
      | "territory:moor" | "territory:mountains" | "territory:plains" | "territory:salt_mine"
      | "territory:stone_circle" | "territory:swamp" | "territory:valley" | "from:cove" | "from:forest"
      | "from:gates" | "from:highlands" | "from:hills" | "from:iron_mine" | "from:lost_vale" | "from:meadows"
      | "from:misty_lands" | "from:moor" | "from:mountains" | "from:plains" | "from:salt_mine"
      | "from:stone_circle" | "from:swamp" | "from:valley" | "to:cove" | "to:forest" | "to:gates"
      | "to:highlands" | "to:hills" | "to:iron_mine" | "to:lost_vale" | "to:meadows" | "to:misty_lands"
      | "to:moor" | "to:mountains" | "to:plains" | "to:salt_mine" | "to:stone_circle" | "to:swamp"
      | "to:valley" | "tile:cove" | "tile:forest" | "tile:gates" | "tile:highlands" | "tile:hills"
      | "tile:iron_mine" | "tile:lost_vale" | "tile:meadows" | "tile:misty_lands" | "tile:moor"
      | "tile:mountains" | "tile:plains" | "tile:salt_mine" | "tile:stone_circle" | "tile:swamp"
      | "tile:valley" | "count:0" | "count:1" | "count:2" | "count:3" | "count:4" | "count:5" | "count:6"
      | "count:7" | "count:8" | "count:9" | "count:10" | "count:11" | "count:12" | "card:bard"
      | "card:citadel" | "card:conquest" | "card:craftsmen_peasants" | "card:druid" | "card:emissaries"
      | "card:exploration" | "card:festival" | "card:geis" | "card:master_craftsman" | "card:migration"
      | "card:new_alliance" | "card:new_clans" | "card:raid" | "card:sanctuary" | "card:scouts_spies"
      | "card:warlord" | "card:cove" | "card:forest" | "card:gates" | "card:highlands" | "card:hills"
      | "card:iron_mine" | "card:lost_vale" | "card:meadows" | "card:misty_lands" | "card:moor"
      | "card:mountains" | "card:plains" | "card:salt_mine" | "card:stone_circle" | "card:swamp"
      | "card:valley" | "card:balors_eye" | "card:battle_frenzy" | "card:battle_of_moytura"
      | "card:breas_tyranny" | "card:cathbads_word" | "card:champions_share" | "card:children_of_dana"
      | "card:the_dagda" | "card:dagdas_cauldron" | "card:dagdas_club" | "card:dagdas_harp"
      | "card:deirdres_beauty" | "card:diarmuid" | "card:eriu" | "card:the_fianna"
      | "card:kernunos_sanctuary" | "card:lug_samildanach" | "card:lugs_spear" | "card:maeves_wealth"
      | "card:manannans_horses" | "card:the_morrigan" | "card:nuada_silverhand" | "card:oenguss_ploy"
      | "card:ogmas_eloquence" | "card:the_other_world" | "card:stone_of_fal" | "card:strengs_resolve"
      | "card:tailtus_land" | "card:tale_of_cuchulain" | "card:tuans_memory" | "keep:bard" | "keep:citadel"
      | "keep:conquest" | "keep:craftsmen_peasants" | "keep:druid" | "keep:emissaries" | "keep:exploration"
      | "keep:festival" | "keep:geis" | "keep:master_craftsman" | "keep:migration" | "keep:new_alliance"
      | "keep:new_clans" | "keep:raid" | "keep:sanctuary" | "keep:scouts_spies" | "keep:warlord"
      | "keep:cove" | "keep:forest" | "keep:gates" | "keep:highlands" | "keep:hills" | "keep:iron_mine"
      | "keep:lost_vale" | "keep:meadows" | "keep:misty_lands" | "keep:moor" | "keep:mountains"
      | "keep:plains" | "keep:salt_mine" | "keep:stone_circle" | "keep:swamp" | "keep:valley"
      | "keep:balors_eye" | "keep:battle_frenzy" | "keep:battle_of_moytura" | "keep:breas_tyranny"
      | "keep:cathbads_word" | "keep:champions_share" | "keep:children_of_dana" | "keep:the_dagda"
      | "keep:dagdas_cauldron" | "keep:dagdas_club" | "keep:dagdas_harp" | "keep:deirdres_beauty"
      | "keep:diarmuid" | "keep:eriu" | "keep:the_fianna" | "keep:kernunos_sanctuary"
      | "keep:lug_samildanach" | "keep:lugs_spear" | "keep:maeves_wealth" | "keep:manannans_horses"
      | "keep:the_morrigan" | "keep:nuada_silverhand" | "keep:oenguss_ploy" | "keep:ogmas_eloquence"
      | "keep:the_other_world" | "keep:stone_of_fal" | "keep:strengs_resolve" | "keep:tailtus_land"
      | "keep:tale_of_cuchulain" | "keep:tuans_memory" | "discard:bard" | "discard:citadel"
      | "discard:conquest" | "discard:craftsmen_peasants" | "discard:druid" | "discard:emissaries"
      | "discard:exploration" | "discard:festival" | "discard:geis" | "discard:master_craftsman"
      | "discard:migration" | "discard:new_alliance" | "discard:new_clans" | "discard:raid"
      | "discard:sanctuary" | "discard:scouts_spies" | "discard:warlord" | "discard:cove" | "discard:forest"
      | "discard:gates" | "discard:highlands" | "discard:hills" | "discard:iron_mine" | "discard:lost_vale"
      | "discard:meadows" | "discard:misty_lands" | "discard:moor" | "discard:mountains" | "discard:plains"
      | "discard:salt_mine" | "discard:stone_circle" | "discard:swamp" | "discard:valley"
      | "discard:balors_eye" | "discard:battle_frenzy" | "discard:battle_of_moytura"
      | "discard:breas_tyranny" | "discard:cathbads_word" | "discard:champions_share"
      | "discard:children_of_dana" | "discard:the_dagda" | "discard:dagdas_cauldron" | "discard:dagdas_club"
      | "discard:dagdas_harp" | "discard:deirdres_beauty" | "discard:diarmuid" | "discard:eriu"
      | "discard:the_fianna" | "discard:kernunos_sanctuary" | "discard:lug_samildanach"
      | "discard:lugs_spear" | "discard:maeves_wealth" | "discard:manannans_horses" | "discard:the_morrigan"
      | "discard:nuada_silverhand" | "discard:oenguss_ploy" | "discard:ogmas_eloquence"
      | "discard:the_other_world" | "discard:stone_of_fal" | "discard:strengs_resolve"
      | "discard:tailtus_land" | "discard:tale_of_cuchulain" | "discard:tuans_memory" | "take:bard"
      | "take:citadel" | "take:conquest" | "take:craftsmen_peasants" | "take:druid" | "take:emissaries"
      | "take:exploration" | "take:festival" | "take:geis" | "take:master_craftsman" | "take:migration"
      | "take:new_alliance" | "take:new_clans" | "take:raid" | "take:sanctuary" | "take:scouts_spies"
      | "take:warlord" | "take:cove" | "take:forest" | "take:gates" | "take:highlands" | "take:hills"
      | "take:iron_mine" | "take:lost_vale" | "take:meadows" | "take:misty_lands" | "take:moor"
      | "take:mountains" | "take:plains" | "take:salt_mine" | "take:stone_circle" | "take:swamp"
      | "take:valley" | "take:balors_eye" | "take:battle_frenzy" | "take:battle_of_moytura"
      | "take:breas_tyranny" | "take:cathbads_word" | "take:champions_share" | "take:children_of_dana"
      | "take:the_dagda" | "take:dagdas_cauldron" | "take:dagdas_club" | "take:dagdas_harp"
      | "take:deirdres_beauty" | "take:diarmuid" | "take:eriu" | "take:the_fianna"
      | "take:kernunos_sanctuary" | "take:lug_samildanach" | "take:lugs_spear" | "take:maeves_wealth"
      | "take:manannans_horses" | "take:the_morrigan" | "take:nuada_silverhand" | "take:oenguss_ploy"
      | "take:ogmas_eloquence" | "take:the_other_world" | "take:stone_of_fal" | "take:strengs_resolve"
      | "take:tailtus_land" | "take:tale_of_cuchulain" | "take:tuans_memory" | "give:bard" | "give:citadel"
      | "give:conquest" | "give:craftsmen_peasants" | "give:druid" | "give:emissaries" | "give:exploration"
      | "give:festival" | "give:geis" | "give:master_craftsman" | "give:migration" | "give:new_alliance"
      | "give:new_clans" | "give:raid" | "give:sanctuary" | "give:scouts_spies" | "give:warlord"
      | "hand_on:bard" | "hand_on:citadel" | "hand_on:conquest" | "hand_on:craftsmen_peasants"
      | "hand_on:druid" | "hand_on:emissaries" | "hand_on:exploration" | "hand_on:festival" | "hand_on:geis"
      | "hand_on:master_craftsman" | "hand_on:migration" | "hand_on:new_alliance" | "hand_on:new_clans"
      | "hand_on:raid" | "hand_on:sanctuary" | "hand_on:scouts_spies" | "hand_on:warlord" | "aside:bard"
      | "aside:citadel" | "aside:conquest" | "aside:craftsmen_peasants" | "aside:druid" | "aside:emissaries"
      | "aside:exploration" | "aside:festival" | "aside:geis" | "aside:master_craftsman" | "aside:migration"
      | "aside:new_alliance" | "aside:new_clans" | "aside:raid" | "aside:sanctuary" | "aside:scouts_spies"
      | "aside:warlord"
    )
  | string;

/** How the game ended. */
export interface Result {
  /** Who won; null if nobody, or several. */
  winner: Seat | null;
  /**
   * All who won.
   *
   * @minItems 0
   * @maxItems 4
   */
  winners: Seat[];
  /** Why. */
  reason: "conditions" | "brenn" | "round_limit" | "resigned";
  /**
   * How many victory conditions each seat met.
   *
   * @minItems 2
   * @maxItems 4
   */
  conditions: number[];
  /**
   * Which of them the only winner met.
   *
   * @minItems 0
   * @maxItems 3
   *
   * Items: A victory condition.
   */
  won_with: ("leadership" | "religion" | "land")[];
}
/** A territory in play. */
export interface Territory {
  name: Tile;
  /** Its three hexes in axial coordinates, r growing downwards: 'q,r,up' is (q, r), (q+1, r), (q+1, r-1); 'q,r,down' is (q, r), (q+1, r), (q, r+1). */
  site: string;
  /**
   * The territories adjacent to it.
   *
   * @minItems 0
   * @maxItems 16
   */
  neighbours: Tile[];
  /** Sanctuaries. */
  sanctuaries: number;
  /** Citadels, the Capital not among them. */
  citadels: number;
  /**
   * Clans of each seat, sheltered ones among them.
   *
   * @minItems 2
   * @maxItems 4
   */
  clans: number[];
  /** Who is chieftain. */
  chieftain: Seat | null;
}
/** What an edition has beside pieces and cards, such as harbours. */
export interface Marker {
  /** Its name. */
  name: string;
  /** What its value is. */
  kind: "territories" | "territory" | "seat" | "state";
  /** Territories, one of them, a seat, or the name of a state; null: nowhere, nobody. */
  value: string | string[] | null;
}
/** What everybody sees of a seat. */
export interface Holdings {
  seat: Seat;
  /** Clans not on the island. */
  reserve: number;
  /** Deeds. */
  deeds: number;
  /** Whether it has a Pretender token. */
  pretender: boolean;
  /** How far each victory condition is, without Deeds; `to_win` meets it. */
  tracks: {
    /** Opposing clans where it is chieftain. */
    leadership: number;
    /** Sanctuaries where it is present. */
    religion: number;
    /** Territories where it is present. */
    land: number;
  };
  /** Victory conditions met, with Deeds where they help most. */
  conditions: number;
  /** Action cards in hand. */
  actions: number;
  /** Epic Tales in hand. */
  epics: number;
  /**
   * Advantage cards in hand: they are public.
   *
   * @minItems 0
   * @maxItems 16
   */
  advantages: Advantage[];
  /** Action cards put away from the first of two drafts. */
  put_away: number;
  /** Epic Tales drawn, of which it is to keep one. */
  drawn: number;
  /**
   * Cards lying before it: Dagda's Cauldron.
   *
   * @minItems 0
   * @maxItems 30
   */
  before: Epic[];
}
/** The end of the Season, if nothing changed until then. */
export interface SeasonEnd {
  /** So many passes in a row would bring it. */
  passes: number;
  /**
   * Who would win.
   *
   * @minItems 0
   * @maxItems 4
   */
  winners: Seat[];
  /** Null if it would go on. */
  reason: ("conditions" | "brenn" | "round_limit") | null;
}
/** The cards that only this seat sees. */
export interface Own {
  /**
   * Its hand.
   *
   * @minItems 0
   * @maxItems 63
   */
  hand: Card[];
  /**
   * Action cards put away from the first of two drafts.
   *
   * @minItems 0
   * @maxItems 17
   */
  put_away: Action[];
  /**
   * Epic Tales drawn, of which it is to keep one.
   *
   * @minItems 0
   * @maxItems 30
   */
  drawn: Epic[];
  /**
   * The same, of a draw in the middle of another.
   *
   * @minItems 0
   * @maxItems 30
   */
  drawn_again: Epic[];
}
/** The cards that lie on the table. */
export interface Table {
  /** Action cards not yet dealt. */
  undealt: number;
  /** Action cards set aside for this round. */
  set_aside: number;
  /** Action cards discarded, face down. */
  action_discard: number;
  /** Epic Tales to draw. */
  epic_pile: number;
  /**
   * Epic Tales discarded.
   *
   * @minItems 0
   * @maxItems 30
   */
  epic_discard: Epic[];
  /**
   * Epic Tales shown to everybody (Deirdre's Beauty).
   *
   * @minItems 0
   * @maxItems 30
   */
  revealed: Epic[];
  /**
   * Advantage cards that nobody has.
   *
   * @minItems 0
   * @maxItems 16
   */
  face_up: Advantage[];
  /**
   * Advantage cards played or discarded in this round.
   *
   * @minItems 0
   * @maxItems 16
   */
  face_down: Advantage[];
  /**
   * Cards being played.
   *
   * @minItems 0
   * @maxItems 63
   */
  in_play: Card[];
}
/** A clash. */
export interface Clash {
  territory: Tile;
  /** A seat. */
  initiator: "A" | "B" | "C" | "D";
  /** A seat. */
  instigator: "A" | "B" | "C" | "D";
  /** A seat. */
  active: "A" | "B" | "C" | "D";
  /** The maneuver going on; null between maneuvers. */
  maneuver: null | "attack" | "withdraw" | "epic";
  /** Who is attacked. */
  target: Seat | null;
  /**
   * Clans of each seat that are sheltered in Citadels.
   *
   * @minItems 2
   * @maxItems 4
   */
  sheltered: number[];
  /** Citadels there, the Capital among them. */
  citadels: number;
  /** Those of them in which no clan is sheltered. */
  free: number;
  /** Whether Lug's Spear forbids Triskels. */
  silent: boolean;
  /** Dagda's Cauldron, if it was played in this clash. */
  cauldron: {
    /** A seat. */
    seat: "A" | "B" | "C" | "D";
    /**
     * Where its clans were removed, one entry a clan.
     *
     * @minItems 0
     */
    clans: Tile[];
  } | null;
}
/** What the game waits for, as far as everybody may know. */
export interface Awaited {
  /** The question; for reactions and in the draft not who was asked what, nor who has answered. */
  question:
    | "capital" | "first_clan" | "aside" | "turn" | "exile" | "territory" | "from" | "to" | "count"
    | "count_cards" | "count_exposed" | "count_sheltered" | "spread" | "opponent" | "clan" | "which_clan"
    | "lose_clan" | "site" | "tile" | "tile_under" | "settle_from" | "scouts_from" | "take" | "give"
    | "discard" | "keep_epic" | "alliance" | "other_world" | "crows" | "instigator" | "next_clash"
    | "shelter" | "maneuver" | "next_maneuver" | "truce" | "attacked" | "demand" | "withdraw_to"
    | "withdraw_count" | "cauldron" | "toll" | "reactions" | "draft" | "chance";
  /**
   * Who is asked; nobody in particular for reactions and chance.
   *
   * @minItems 0
   * @maxItems 4
   */
  seats: Seat[];
}
/** A question to the seat whose view this is. */
export interface Decision {
  /** What is asked. */
  question:
    | "capital" | "first_clan" | "aside" | "turn" | "exile" | "territory" | "from" | "to" | "count"
    | "count_cards" | "count_exposed" | "count_sheltered" | "spread" | "opponent" | "clan" | "which_clan"
    | "lose_clan" | "site" | "tile" | "tile_under" | "settle_from" | "scouts_from" | "take" | "give"
    | "discard" | "keep_epic" | "alliance" | "other_world" | "crows" | "instigator" | "next_clash"
    | "shelter" | "maneuver" | "next_maneuver" | "truce" | "attacked" | "demand" | "withdraw_to"
    | "withdraw_count" | "cauldron" | "toll" | "draft_keep" | "draft_hand_on" | "assembly_start"
    | "card_declared" | "epic_draw" | "clans_arrive" | "clash_start" | "citadels_end" | "attack_performed"
    | "would_be_removed" | "clan_removed" | "after_maneuver" | "before_discard" | "card_finished"
    | "turn_end";
  /** The card being played about which it is. */
  card: Card | null;
  /**
   * Everything that may be chosen.
   *
   * @minItems 1
   */
  options: Option[];
  /** Whether there is only one option: asked so that nobody can tell. */
  forced: boolean;
  /** What may be planned, if it asks for a plan; null for a single choice. */
  form: Form | null;
  /**
   * What was answered already, while others think; may be replaced.
   *
   * @minItems 0
   */
  answer: Option[];
}
/** The plans that the question, with those that follow from it, asks for. */
export interface Form {
  /** Clans gather from the territories named in the hub, or scatter from it to them; or each option is picked so often. */
  kind: "gather" | "scatter" | "pick";
  /** Where clans gather, or which they leave; null if there is none. */
  hub: Tile | null;
  /**
   * The options that a plan may name, each once.
   *
   * @minItems 0
   *
   * Items: An option, and how often a plan may name it.
   */
  items: {
    option: Option;
    /** So often at least. */
    least: number;
    /** So often at most. */
    most: number;
  }[];
  /** So often in all at least. */
  least: number;
  /** So often in all at most. */
  most: number;
  /**
   * Left out if there are none.
   *
   * @minItems 0
   *
   * Items: Options of which a plan may name only so many different ones.
   */
  groups?: {
    /**
     * The options.
     *
     * @minItems 0
     */
    options: Option[];
    /** So many of them at most. */
    most: number;
  }[];
}
/** At least so many of these cards lie there; certain if it is all of them. */
export interface Fact {
  /** A hidden place. */
  zone:
    | "hand:A" | "hand:B" | "hand:C" | "hand:D" | "put_away:A" | "put_away:B" | "put_away:C" | "put_away:D"
    | "drawn:A" | "drawn:B" | "drawn:C" | "drawn:D" | "drawn_again:A" | "drawn_again:B" | "drawn_again:C"
    | "drawn_again:D" | "set_aside" | "action_discard" | "epic_pile";
  /**
   * These cards.
   *
   * @minItems 0
   * @maxItems 47
   */
  cards: (Action | Epic)[];
  /** So many of them at least. */
  at_least: number;
}
