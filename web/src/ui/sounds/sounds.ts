/** Short, soft sounds, synthesised: plucked strings and a frame drum. Nothing is loaded. */
import { settings } from "../../settings/settings.svelte";
import { plucked } from "./plucked-string";

/** One note: a string at a pitch, or the drum; when, how loud, how long. */
type Stroke =
  { string: number; at: number; loud: number; ring: number } | { drum: number; at: number; loud: number };

const D4 = 293.66;
const pitch = (steps: number) => D4 * 2 ** (steps / 12);
const pluck = (steps: number, at = 0, loud = 0.5, ring = 1.2): Stroke => ({
  string: pitch(steps),
  at,
  loud,
  ring,
});
const beat = (deep: number, at = 0, loud = 0.8): Stroke => ({ drum: deep, at, loud });

// In the dorian mode on D, as old tunes are
export const SOUNDS = {
  card: [pluck(7, 0, 0.35, 0.7), pluck(12, 0.07, 0.3, 0.9)],
  draft: [pluck(0, 0, 0.3, 0.8), pluck(7, 0.06, 0.3, 0.8), pluck(10, 0.12, 0.3, 1)],
  turn: [pluck(0, 0, 0.5), pluck(7, 0.14, 0.5), pluck(14, 0.28, 0.55, 1.8)],
  clash: [beat(72), beat(60, 0.16, 0.6), beat(72, 0.26, 0.9)],
  win: [0, 3, 7, 10, 12, 15, 19].map((steps, at) => pluck(steps, at * 0.13, 0.5, 2.4)),
  refuse: [pluck(-9, 0, 0.35, 0.4), pluck(-10, 0.09, 0.3, 0.4)],
} as const satisfies Record<string, readonly Stroke[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | null = null;
const strings = new Map<number, AudioBuffer>();

/** Play a sound, if sounds are on. */
export function sound(name: SoundName): void {
  if (!settings.values.sound || settings.values.volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = settings.values.volume;
  out.connect(context.destination);
  for (const stroke of SOUNDS[name]) {
    if ("string" in stroke) playString(context, out, stroke);
    else playDrum(context, out, stroke);
  }
}

function playString(on: AudioContext, out: AudioNode, stroke: Extract<Stroke, { string: number }>): void {
  let buffer = strings.get(stroke.string);
  if (!buffer) {
    const wave = plucked(stroke.string, on.sampleRate, 2.5);
    buffer = on.createBuffer(1, wave.length, on.sampleRate);
    buffer.copyToChannel(wave, 0);
    strings.set(stroke.string, buffer);
  }
  const source = on.createBufferSource();
  source.buffer = buffer;
  const gain = on.createGain();
  const begin = on.currentTime + stroke.at;
  gain.gain.setValueAtTime(stroke.loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + stroke.ring);
  source.connect(gain).connect(out);
  source.start(begin);
  source.stop(begin + stroke.ring);
}

function playDrum(on: AudioContext, out: AudioNode, stroke: Extract<Stroke, { drum: number }>): void {
  const begin = on.currentTime + stroke.at;
  const skin = on.createOscillator();
  skin.frequency.setValueAtTime(stroke.drum * 2, begin);
  skin.frequency.exponentialRampToValueAtTime(stroke.drum, begin + 0.08);
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.001, begin);
  gain.gain.exponentialRampToValueAtTime(stroke.loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + 0.38);
  skin.connect(gain).connect(out);
  skin.start(begin);
  skin.stop(begin + 0.4);
}
