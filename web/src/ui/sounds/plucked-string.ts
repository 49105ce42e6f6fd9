/** A plucked string, by the Karplus-Strong algorithm: filtered noise in a loop. */
export function plucked(hertz: number, rate: number, seconds: number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(Math.floor(rate * seconds));
  const round = Math.max(2, Math.round(rate / hertz));
  let seed = 12345; // a fixed seed: a string always sounds the same
  let soft = 0;
  for (let at = 0; at < wave.length; at++) {
    if (at < round) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      soft = soft * 0.55 + (seed / 1073741824 - 1) * 0.45; // softened, as by a finger and not a nail
      wave[at] = soft;
    } else wave[at] = 0.498 * ((wave[at - round] ?? 0) + (wave[at - round + 1] ?? 0));
  }
  return wave;
}
