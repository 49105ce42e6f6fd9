import type { Clocks } from "../../server/parts";

/** The ms left to a seat at a time of the server. A running clock may start a little later. */
export function timeLeft(clocks: Clocks, seat: number, running: boolean, at: number): number {
  const gone = running ? at - (clocks.starts[seat] ?? clocks.at) : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - Math.max(0, gone));
}

/** A duration as a clock shows it: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days) return `${days} d ${hours % 24} h`;
  if (hours) return `${hours}:${two(minutes % 60)} h`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** The whole seconds until a time of the server, whose clock is `ahead` ms before ours. */
export const secondsLeft = (until: number, ahead: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((until - now - ahead) / 1000));

const two = (number: number): string => String(number).padStart(2, "0");
