/** Alarms: whatever may soon end the game, in words; by the view, which says what the end of the Season would bring. */
import { SEATS } from "../../box/catalogue";
import { statesIn } from "../../box/markers";
import type { Scene } from "../../server/parts";
import type { Option, Seat } from "../../server/view";
import type { Speech } from "../../texts/speech";
import { alarmText } from "../markers/marker-texts";

/** What an alarm is about, as `data-alarm` of its line. */
export type AlarmKind = "pass" | "win" | "pretender" | "marker";

/** Calm as long as nobody would win; good news for whoever would. */
export type Mood = "calm" | "good" | "bad";

export interface Alarm {
  kind: AlarmKind;
  text: string;
  mood: Mood;
}

type Watched = Pick<Scene, "phase" | "season_end" | "seats" | "turn" | "markers">;

/** The alarms of a table for a seat, which is offered these options now; the nearest danger first. */
export function alarmsOf(
  scene: Watched,
  speech: Speech,
  you: Seat | null,
  offered: readonly Option[],
): Alarm[] {
  const { season_end: end } = scene;
  if (!end) return [];
  const winners = end.winners as Seat[];
  const mood = end.reason === null ? "calm" : you !== null && winners.includes(you) ? "good" : "bad";
  const found: Alarm[] = [];
  const last = end.passes === 1 && scene.turn !== null;
  const mine = last && offered.includes("pass");
  if (mine) found.push({ kind: "pass", mood, text: passText(winners, end.reason !== null, speech, you) });
  else if (last && scene.turn !== you)
    found.push({
      kind: "pass",
      mood,
      text: speech.say("web_table-alarm_other", { seat: speech.seat(scene.turn!) }),
    });
  if (end.reason !== null && !mine)
    found.push({
      kind: "win",
      mood,
      text: speech.say("web_table-alarm_now", { end: outcome(winners, speech, you) }),
    });
  const others = scene.seats.filter(({ seat, pretender }) => pretender && seat !== you);
  const named = others.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  for (const seat of named)
    found.push({
      kind: "pretender",
      mood: "calm",
      text: speech.say("web_table-alarm_pretender", { seat: speech.seat(seat) }),
    });
  for (const text of statesIn(scene.markers).map(alarmText).filter(Boolean))
    found.push({ kind: "marker", mood: "calm", text });
  return found;
}

function passText(winners: readonly Seat[], decided: boolean, speech: Speech, you: Seat | null): string {
  if (!decided) return speech.say("web_table-alarm_pass");
  return speech.say("web_table-alarm_pass_ends", { end: outcome(winners, speech, you) });
}

/** What a pass that ends the Season brings, as the end of a sentence. */
export function passEnds(scene: Pick<Scene, "season_end">, speech: Speech, you: Seat | null): string {
  return outcome((scene.season_end?.winners ?? []) as Seat[], speech, you);
}

/** Who would win, as the end of a sentence. */
function outcome(winners: readonly Seat[], speech: Speech, you: Seat | null): string {
  const seats = speech.seats(SEATS.filter((seat) => winners.includes(seat)));
  if (!winners.length) return speech.say("web_table-alarm_nobody");
  if (winners.length > 1) return speech.say("web_table-alarm_several", { seats });
  return winners[0] === you
    ? speech.say("web_table-alarm_you")
    : speech.say("web_table-alarm_wins", { seat: seats });
}
