/** The chapters of the rules in order, and the cards that belong to each. */
import type { Card } from "../server/view";

export const SUBJECTS = [
  "aim",
  "pieces",
  "round",
  "assembly",
  "season",
  "clash",
  "victory",
  "pretender",
  "deeds",
  "brenn",
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const isSubject = (name: string | undefined): name is Subject =>
  SUBJECTS.some((each) => each === name);

export const RELATED: Partial<Record<Subject, Card[]>> = {
  pieces: ["new_clans", "sanctuary", "citadel", "festival", "exploration"],
  assembly: ["cathbads_word", "champions_share", "the_morrigan"],
  season: ["geis", "the_dagda", "druid", "oenguss_ploy"],
  clash: ["conquest", "migration", "warlord", "raid", "battle_frenzy", "ogmas_eloquence"],
  deeds: ["bard", "master_craftsman", "strengs_resolve"],
  brenn: ["exploration", "stone_of_fal"],
};

/** The text key of a chapter's title; most are shared with `ardri rules`. */
export const titleKey = (subject: string): string =>
  subject === "pieces" ? "web_rules-pieces" : `rules-${subject}`;
