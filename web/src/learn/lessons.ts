/** The lessons of a first game, one at a time, each when it is needed. */
import { isReaction } from "../question/keys";
import type { Scene } from "../server/parts";
import type { Option, Seat } from "../server/view";

/** A moment of the game: the open question, if any, and the table. */
export interface Moment {
  question: string | null;
  options: readonly Option[];
  /** The number of the question; another number is another question. */
  number: number;
  scene: Scene;
  you: Seat | null;
}

interface Lesson {
  key: string;
  /** A piece as its illustration. */
  piece: string;
  when(moment: Moment): boolean;
}

/** Progress: the lessons seen, the current one, and the question at which it came up. */
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

/** The lessons, in the order in which they are shown if several apply at once. */
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

/** The progress after a change of the table: a lesson that was acted upon is done; a question brings a new one. */
export function follow(progress: Progress, moment: Moment): Progress {
  const lesson = LESSONS.find(({ key }) => key === progress.current);
  const done = lesson && !lesson.when(moment) ? close(progress) : progress;
  const place = `${moment.number} ${moment.question}`;
  if (done.current !== null || place === done.place) return done;
  const next = LESSONS.find(({ key, when }) => !done.seen.includes(key) && when(moment));
  return next ? { ...done, current: next.key, place } : { ...done, place };
}

/** Mark the current lesson as understood. After the first one, the open question is explained at once. */
export function close(progress: Progress): Progress {
  const { current, place, seen } = progress;
  if (current === null) return progress;
  return { seen: [...seen, current], current: null, place: current === "welcome" ? "" : place };
}
