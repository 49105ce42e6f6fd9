/** Replay prompt: what a typed line does in a replay (as `ardri replay`). */
import { SEATS } from "../../box/catalogue";
import { chosenText, situationText } from "../../replay/moment";
import type { Replay } from "../../replay/replay.svelte";
import { VIEWPOINTS, rounds, unbroken, type Viewpoint } from "../../replay/timeline";
import type { Card, Own } from "../../server/view";
import { Announcements } from "../../table/announcements.svelte";
import { inARow, type Speech } from "../../texts/speech";
import { lineText, story } from "../../texts/story";
import { say } from "../../texts/texts.svelte";
import { matches, type Choice } from "./choice-matching";
import { REPLAY_COMMANDS, commandIn, commandLike, commandLines } from "./commands";
import { about, cardChoices, shortened } from "./explain";
import { factLine, handLines, headingLine, islandLines, pileLines, playerFacts } from "../table-lines";

const NO_REASON = async () => "";

export class ReplayPrompt {
  readonly said = new Announcements();

  constructor(
    readonly replay: Replay,
    readonly speech: () => Speech,
    /** Show the island as a picture. */
    readonly leave: () => void,
  ) {}

  /** The place in the game: choice and round. */
  get place(): string {
    const { at, choices, steps } = this.replay;
    const round = rounds(unbroken(steps)).findLast(({ step }) => step <= at)?.round ?? 0;
    return say("web_replay-place", { at, most: Math.max(choices, 0), round });
  }

  /** The hands that can be seen from this viewpoint. */
  get hands(): { title: string; cards: readonly Card[] }[] {
    return this.#owns.map(([seat, own]) => ({
      title: say("zone-hand", { seat: this.speech().seat(seat) }),
      cards: own.hand,
    }));
  }

  get #owns(): [string, Own][] {
    return SEATS.flatMap((seat) => {
      const own = this.replay.step?.own[seat];
      return own ? [[seat, own] as [string, Own]] : [];
    });
  }

  /** Say where in the game this is, and what happened there. */
  tell(): void {
    const { replay } = this;
    const speech = this.speech();
    const step = replay.steps[replay.at];
    if (!step) return;
    this.said.add("asked", `${this.place}. ${situationText(replay, speech)}`);
    this.said.add("told", chosenText(replay, speech), ...story(speech, step.events).map(lineText));
  }

  /** Do what a line says. */
  async read(line: string): Promise<void> {
    const { replay } = this;
    const typed = line.trim().split(/\s+/).join(" ");
    if (typed) this.said.add("typed", typed);
    if (this.#goes(typed.toLowerCase())) return;
    const [word = "", ...rest] = typed.split(" ");
    if (word === "s") return this.#see(rest.join(" "));
    if (typed === "?") return this.#help();
    const view = replay.step?.view;
    if (typed.startsWith("?") && view)
      return this.#answer(...(await about(this.speech(), typed.slice(1).trim(), view, NO_REASON)));
    const found = commandIn(say, REPLAY_COMMANDS, typed) ?? commandLike(say, REPLAY_COMMANDS, typed);
    if (found) return this.#run(found.command.key, found.rest);
    this.#answer(say("play-unknown", { answer: shortened(typed) }));
  }

  /** Go where a word leads; false if it leads nowhere. */
  #goes(word: string): boolean {
    const { replay } = this;
    const { at, choices } = replay;
    const to: Record<string, () => void> = {
      "": () => replay.go(at + 1),
      n: () => replay.go(at + 1),
      b: () => replay.go(at - 1),
      e: () => replay.go(choices),
      t: () => replay.goToTurn(1),
      bt: () => replay.goToTurn(-1),
      r: () => replay.go(this.#round(1)),
      br: () => replay.go(this.#round(-1)),
    };
    const go = /^\d+$/.test(word) ? () => replay.go(Number(word)) : to[word];
    go?.();
    if (go && replay.at === at) this.tell();
    return go !== undefined;
  }

  /** The step at which the next or the previous round begins; else the end or the beginning. */
  #round(way: 1 | -1): number {
    const { at, choices, steps } = this.replay;
    const marks = rounds(unbroken(steps)).map(({ step }) => step);
    return way > 0
      ? (marks.find((step) => step > at) ?? choices)
      : (marks.findLast((step) => step < at) ?? 0);
  }

  #see(whom: string): void {
    const { names } = this.speech();
    const among: Choice[] = VIEWPOINTS.filter(
      (eyes) => eyes.length > 1 || names[SEATS.indexOf(eyes as "A")],
    ).map((eyes) => {
      const name = eyes.length > 1 ? say(`web_replay-eyes-${eyes}`) : this.speech().seat(eyes);
      return { key: eyes, shown: name, names: [eyes, name] };
    });
    const found = matches(whom, among);
    if (found.length === 1 && found[0]) this.replay.see(found[0].key as Viewpoint);
    else this.#answer(say("play-near", { list: inARow(among.map(({ shown }) => shown)) }));
  }

  async #run(key: string, rest: string): Promise<void> {
    const { replay } = this;
    const speech = this.speech();
    const view = replay.step?.view;
    if (!view) return;
    if (key === "table") this.#answer(...this.#tableLines());
    else if (key === "hand")
      this.#answer(...this.#owns.flatMap(([seat, own]) => [speech.seat(seat), ...handLines(speech, own)]));
    else if (key === "card")
      this.#answer(...(await about(speech, rest, view, NO_REASON, cardChoices(speech, view.edition))));
    else if (key === "log") {
      const events = unbroken(replay.steps.slice(0, replay.at + 1)).flatMap((step) => step.events);
      this.#answer(
        ...story(speech, events)
          .map(lineText)
          .slice(Number(rest) > 0 ? -Number(rest) : 0),
      );
    } else if (key === "island") this.leave();
    else this.#help();
  }

  #tableLines(): string[] {
    const { step, people } = this.replay;
    const speech = this.speech();
    if (!step) return [];
    return [
      headingLine(speech, step.view),
      ...islandLines(speech, step.view),
      ...playerFacts(speech, step.view, people, null).map((fact) => factLine(speech, fact)),
      ...pileLines(speech, step.view),
    ];
  }

  #help(): void {
    this.#answer(...say("web_text-replay_help").split("\n"), ...commandLines(say, REPLAY_COMMANDS));
  }

  #answer(...lines: string[]): void {
    this.said.add("answer", ...lines);
  }
}
