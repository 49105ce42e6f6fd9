/** The ideas of a first game, one at a time, each when it is needed. */
import { isReaction } from "../question/keys";
import type { Scene } from "../server/parts";
import type { Option, Seat } from "../server/view";

/** What somebody sees now: the question put to them, if any, and the table. */
export interface Moment {
  question: string | null;
  options: readonly Option[];
  /** Another number is another question. */
  number: number;
  scene: Scene;
  you: Seat | null;
}

export interface Lesson {
  key: string;
  /** A piece that stands for it. */
  piece: string;
  when(moment: Moment): boolean;
}

/** How far somebody is: what was explained, what is being explained, and about which question that came up. */
export interface Progress {
  seen: readonly string[];
  current: string | null;
  place: string;
}

export const BEGINNING: Progress = { seen: [], current: null, place: "" };

const asks =
  (...questions: string[]) =>
  ({ question }: Moment): boolean =>
    question !== null && questions.includes(question);

const holdings = ({ scene, you }: Moment) => scene.seats.find(({ seat }) => seat === you);

/** In this order, if several come up at once. */
export const LESSONS: readonly Lesson[] = [
  { key: "welcome", piece: "crown", when: () => true },
  { key: "over", piece: "crown", when: ({ scene }) => scene.phase === "over" },
  { key: "pretender", piece: "crown", when: ({ options }) => options.includes("pretender") },
  {
    key: "rival",
    piece: "crown",
    when: ({ question, scene, you }) =>
      question === "turn" && scene.seats.some(({ seat, pretender }) => pretender && seat !== you),
  },
  { key: "capital", piece: "capital", when: asks("capital") },
  { key: "first_clan", piece: "clan-A", when: asks("first_clan") },
  {
    key: "assembly",
    piece: "torc",
    when: (moment) => asks("draft_keep")(moment) && moment.scene.round > 1,
  },
  { key: "draft", piece: "card-action", when: asks("draft_keep", "draft_hand_on") },
  { key: "turn", piece: "medal-season", when: asks("turn") },
  { key: "move", piece: "medal-move", when: asks("from", "to", "count", "scouts_from", "settle_from") },
  { key: "site", piece: "land", when: asks("site", "tile") },
  { key: "declare", piece: "medal-season", when: asks("territory", "spread", "opponent", "clan") },
  { key: "shelter", piece: "citadel", when: asks("shelter") },
  { key: "maneuver", piece: "clash", when: asks("maneuver") },
  { key: "attacked", piece: "clash", when: asks("attacked") },
  { key: "truce", piece: "clash", when: asks("truce") },
  {
    key: "reaction",
    piece: "medal-triskel",
    when: ({ question }) => question !== null && isReaction(question),
  },
  { key: "epic", piece: "card-epic", when: asks("keep_epic") },
  {
    key: "deed",
    piece: "deed",
    when: (moment) => asks("turn")(moment) && (holdings(moment)?.deeds ?? 0) > 0,
  },
  { key: "tracks", piece: "leadership", when: asks("turn") },
  {
    key: "advantage",
    piece: "card-advantage",
    when: (moment) => asks("turn")(moment) && (holdings(moment)?.advantages.length ?? 0) > 0,
  },
  {
    key: "pass",
    piece: "medal-season",
    when: (moment) =>
      asks("turn")(moment) && moment.scene.doing.some((each) => each.kind === "season" && each.passes > 0),
  },
];

/** What becomes of it when the table changes: an idea that was acted upon is known; a new one comes with a question. */
export function follow(progress: Progress, moment: Moment): Progress {
  const lesson = LESSONS.find(({ key }) => key === progress.current);
  const done = lesson && !lesson.when(moment) ? close(progress) : progress;
  const place = `${moment.number} ${moment.question}`;
  if (done.current !== null || place === done.place) return done;
  const next = LESSONS.find(({ key, when }) => !done.seen.includes(key) && when(moment));
  return next ? { ...done, current: next.key, place } : { ...done, place };
}

/** It is understood. After the first one, what is asked is explained at once. */
export function close(progress: Progress): Progress {
  const { current, place, seen } = progress;
  if (current === null) return progress;
  return { seen: [...seen, current], current: null, place: current === "welcome" ? "" : place };
}
