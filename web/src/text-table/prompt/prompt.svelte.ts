/** Prompt: what can be chosen at a table, and what a typed line does (as ardri.cli.terminal.prompt). */
import { EarlierEvents } from "../../log/earlier-events.svelte";
import { isDraft, placeOf, valueOf } from "../../question/keys";
import { itemOf, misfit, type Plan } from "../../question/plans";
import { announcedText, confirmText, pickedText } from "../../question/wording";
import type { Form } from "../../server/messages";
import { settings } from "../../settings/settings.svelte";
import type { Card, Tile } from "../../server/view";
import type { Play } from "../../table/play.svelte";
import { inARow } from "../../texts/speech";
import { lineText, story } from "../../texts/story";
import { say } from "../../texts/texts.svelte";
import { errorText } from "../../ui/messages/error-text";
import { matches, nearMisses } from "./choice-matching";
import {
  TABLE_COMMANDS,
  commandChoices,
  commandIn,
  commandLike,
  commandLines,
  type Command,
} from "./commands";
import { about, aboutCard, aboutTile, cardChoices, shortened } from "./explain";
import { actionOf, menuKeys, menuOf, type Action } from "./menu";
import { planHelp, readPlan, type Numbered } from "./plan-line";
import { factLine, handLines, headingLine, islandLines, pileLines, playerFacts } from "../table-lines";

export class Prompt {
  readonly #past: EarlierEvents;

  constructor(
    readonly play: Play,
    /** Show the island as a picture. */
    readonly leave: () => void,
  ) {
    this.#past = new EarlierEvents(play.table);
  }

  /** What can be chosen now. */
  readonly menu: Numbered[] = $derived.by(() => {
    const { play } = this;
    return menuOf(play.speech, menuKeys(play), play.asking.asked, this.#scene.sites);
  });

  /** Which question is open: an answer to another one does not count. */
  get about(): string {
    const { table, asking, drafting } = this.play;
    return `${table.stream} ${asking.put?.number ?? drafting.question?.number ?? ""}`;
  }

  /** The question in words; empty if nothing is asked. */
  get question(): string {
    const { asking, drafting, speech } = this.play;
    if (drafting.done) return say("web_table-draft_waiting");
    if (asking.asked) return announcedText(speech, asking.asked);
    return asking.put ? confirmText(speech, asking.staged, this.#scene.sites) : "";
  }

  /** The form of what can be typed in one line; null if a single option is asked for. */
  get form(): Form | null {
    const { asking, drafting } = this.play;
    if (drafting.question) return drafting.form;
    return asking.form;
  }

  /** How to type a plan in one line. */
  get planHelp(): string[] {
    return this.form ? planHelp(this.play.speech, this.form, this.#items(this.form)) : [];
  }

  /** How often an option is planned, or whether the card is kept in the draft. */
  planned(key: string): number {
    const { asking, drafting } = this.play;
    if (drafting.question) return drafting.kept.includes(valueOf(key) as Card) ? 1 : 0;
    return asking.form && itemOf(asking.form, key) ? (asking.plan[key] ?? 0) : 0;
  }

  get #scene() {
    return this.play.scene!;
  }

  /** The choices of the menu that a plan may name. */
  #items(form: Form): Numbered[] {
    return this.menu.filter(({ key }) => itemOf(form, key));
  }

  #answer(...lines: string[]): void {
    this.play.said.add("answer", ...lines);
  }

  // Typed lines

  /** Do what a line says, which was begun when this question was open. */
  async read(line: string, begun: string): Promise<void> {
    const typed = line.trim().split(/\s+/).join(" ");
    if (!typed) return this.repeat();
    this.play.said.add("typed", typed);
    if (typed.startsWith("?")) return this.#explain(typed.slice(1).trim());
    const command = commandIn(say, TABLE_COMMANDS, typed);
    if (command) return this.#run(command.command, command.rest);
    if (begun !== this.about) return this.#changed();
    const entry = this.#entry(typed);
    const plan = entry || !this.form ? null : readPlan(typed, this.#items(this.form), this.form);
    if (entry) return this.choose(entry);
    if (plan) return this.#lay(plan);
    const like = matches(typed, this.menu).length ? null : commandLike(say, TABLE_COMMANDS, typed);
    if (like) return this.#run(like.command, like.rest);
    this.#misunderstood(typed);
  }

  /** The question and all that can be chosen, once more. */
  repeat(): void {
    const { speech } = this.play;
    const lines = this.menu.map((entry) => this.numbered(entry));
    const waiting = speech.waiting(this.#scene.awaited) || speech.heading(this.#scene);
    this.#answer(this.question || waiting, ...lines, ...this.planHelp);
  }

  /** A choice with its number. */
  numbered({ number, shown }: Numbered): string {
    return `${number}. ${shown}`;
  }

  /** The choice that was typed: by its number, or by words that match only it. */
  #entry(typed: string): Numbered | undefined {
    const number = /^(\d+)[.)]?$/.exec(typed)?.[1];
    if (number) return this.menu.find((entry) => entry.number === Number(number));
    const found = matches(typed, this.menu);
    return found.length === 1 ? found[0] : undefined;
  }

  #changed(): void {
    this.#answer(say("web_text-changed"));
    this.repeat();
  }

  #misunderstood(typed: string): void {
    const answer = shortened(typed);
    const numbers = this.menu.map(({ number }) => number);
    const several = matches(typed, this.menu).map(({ shown }) => shown);
    if (/^\d+[.)]?$/.test(typed) && numbers.length) {
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      this.#answer(say("play-no_number", { answer, least, most }));
    } else if (several.length) this.#answer(say("play-several", { answer, list: inARow(several) }));
    else {
      const near = nearMisses(typed, [...this.menu, ...commandChoices(say, TABLE_COMMANDS)]);
      const list = inARow(near.map(({ shown }) => shown));
      this.#answer(say("play-unknown", { answer }), near.length ? say("play-near", { list }) : "");
    }
  }

  // Choosing

  /** Choose an entry of the menu. */
  async choose({ key }: Numbered): Promise<void> {
    const { asking, drafting } = this.play;
    const action = actionOf(key);
    if (action) return this.#act(action);
    if (drafting.question) {
      drafting.touch(valueOf(key) as Card);
      if (drafting.ready) await this.#sendDraft();
      else this.#tellDraft();
      return;
    }
    const planning = asking.form && itemOf(asking.form, key);
    if (planning && asking.left(key) < 1 && placeOf(key) !== "card") return this.#tellPlan();
    await asking.pick(key);
    if (planning && asking.form) this.#tellPlan();
  }

  async #act(action: Action): Promise<void> {
    const { asking, drafting, table } = this.play;
    if (action === "confirm") await asking.confirm();
    else if (action === "back") asking.back();
    else if (action === "change") drafting.change();
    else if (action === "return") await table.comeBack();
    else await this.play.notAgain();
  }

  /** Plan all that was typed; it is sent at once if nobody wants to confirm. */
  async #lay(plan: Plan): Promise<void> {
    const { asking, drafting, speech } = this.play;
    const form = this.form!;
    const wrong = misfit(form, plan);
    if (wrong) {
      const option = wrong.params["option"];
      const why = say(`refused-${wrong.error}`, wrong.params);
      const name = option ? speech.optionOnMap(String(option), this.#scene.sites) : "";
      this.#answer(name ? say("play-fact", { name, value: why }) : why);
    } else if (drafting.question) {
      for (const card of drafting.kept) drafting.touch(card);
      for (const key of Object.keys(plan)) drafting.touch(valueOf(key) as Card);
      await this.#sendDraft();
    } else {
      asking.lay(plan);
      if (settings.values.confirm) this.#tellPlan();
      else await asking.confirm();
    }
  }

  async #sendDraft(): Promise<void> {
    const { drafting, speech } = this.play;
    const cards = speech.cards(drafting.kept);
    this.#answer(say("web_text-kept", { cards }));
    await drafting.send();
  }

  #tellDraft(): void {
    const { drafting, speech } = this.play;
    this.#answer(say("table-named", { cards: speech.cards(drafting.kept) }));
  }

  #tellPlan(): void {
    const { asking, speech } = this.play;
    const { form, plan } = asking;
    if (!form) return;
    const what = pickedText(speech, [...asking.staged, plan], this.#scene.sites);
    this.#answer(
      say(asking.ready ? "web_text-planned_ready" : "web_text-planned", {
        what,
        confirm: say("web_table-confirm"),
      }),
    );
  }

  // Commands

  async #run({ key }: Command, rest: string): Promise<void> {
    const { speech, scene } = this.play;
    if (!scene) return;
    if (key === "hint") await this.#hint();
    else if (key === "undo" || key === "reset") await this.#takeBack(key);
    else if (key === "table") this.#answer(...this.#tableLines());
    else if (key === "hand") await this.#hand();
    else if (key === "card")
      this.#answer(...(await about(speech, rest, scene, this.#whyNot, cardChoices(speech, scene.edition))));
    else if (key === "log") await this.#log(Number(rest));
    else if (key === "say") await this.#chat(rest);
    else if (key === "island") this.leave();
    else this.#answer(...say("play-help").split("\n"), ...commandLines(say, TABLE_COMMANDS));
  }

  async #hint(): Promise<void> {
    const { play } = this;
    if (!play.asking.asked) return this.#answer(say("web_text-not_asked"));
    await play.askHint();
    const shown = (key: string) => {
      const entry = this.menu.find((each) => each.key === key);
      return entry ? this.numbered(entry) : play.speech.optionOnMap(key, this.#scene.sites);
    };
    this.#answer(
      ...play.hints.map((hint) =>
        say("play-advice", { option: shown(hint.key), reason: play.reasons(hint).join(" ") }),
      ),
    );
  }

  async #takeBack(how: "undo" | "reset"): Promise<void> {
    const { asking, table } = this.play;
    if (!asking.begun && !table.parts?.undo) return this.#answer(say("play-undo_nothing"));
    await this.play.takeBack(how === "reset");
    if (!asking.refusal) this.#answer(say(how === "undo" ? "play-undone" : "play-reset"));
  }

  #tableLines(): string[] {
    const { speech, table, you } = this.play;
    const scene = this.#scene;
    return [
      headingLine(speech, scene),
      ...islandLines(speech, scene),
      ...playerFacts(speech, scene, table.parts?.people ?? [], you, this.play.gone).map((fact) =>
        factLine(speech, fact),
      ),
      ...pileLines(speech, scene),
      ...speech.situation(scene),
      ...(scene.own ? handLines(speech, scene.own) : []),
    ];
  }

  async #hand(): Promise<void> {
    const { own } = this.#scene;
    const { speech } = this.play;
    if (!own?.hand.length) return this.#answer(say("table-no_cards"));
    const told = own.hand.map((card) => aboutCard(speech, card, this.#whyNot));
    this.#answer(...(await Promise.all(told)).flat());
  }

  async #log(last: number): Promise<void> {
    await this.#past.fill();
    const { events, since } = this.#past.told;
    const lines = story(this.play.speech, events, since).map(lineText);
    this.#answer(...(lines.length ? lines.slice(last > 0 ? -last : 0) : [say("play-no_story")]));
  }

  async #chat(text: string): Promise<void> {
    if (!text) return this.#answer(say("web_text-say_what"));
    const reply = await this.play.table.say(text);
    if (reply.kind === "refused") this.play.said.add("wrong", errorText(reply));
  }

  /** Why a card of the hand cannot be played now. */
  #whyNot = async (card: Card): Promise<string> => {
    const offered = this.menu.some(({ key }) => key === `card:${card}`);
    return offered || !this.play.scene?.own?.hand.includes(card) ? "" : this.play.whyNot(card);
  };

  async #explain(what: string): Promise<void> {
    const { speech, asking, drafting } = this.play;
    const asked = asking.asked ?? drafting.question;
    if (what) return this.#explainSubject(what);
    if (!asked) return this.#answer(say("web_text-not_asked"));
    const card = asked.card && !isDraft(asked.question) ? (asked.card as Card) : null;
    this.#answer(
      speech.questionHelp(asked.question),
      ...(card ? await aboutCard(speech, card, this.#whyNot) : []),
      ...this.planHelp,
    );
  }

  async #explainSubject(what: string): Promise<void> {
    const { speech } = this.play;
    const entry = this.menu.find(({ number }) => /^\d+$/.test(what) && number === Number(what));
    if (!entry) {
      if (/^\d+$/.test(what)) return this.#misunderstood(what);
      return this.#answer(...(await about(speech, what, this.#scene, this.#whyNot)));
    }
    const { key, shown } = entry;
    if (actionOf(key)) return this.#answer(shown);
    const help = speech.optionHelp(key).split("\n")[0] ?? "";
    const value = valueOf(key);
    const place = placeOf(key);
    this.#answer(
      say("play-fact", { name: shown, value: help }),
      ...(place === "card" ? await aboutCard(speech, value as Card, this.#whyNot) : []),
      ...(place === "land" || place === "tile" ? aboutTile(speech, value as Tile, this.#scene) : []),
    );
  }
}
