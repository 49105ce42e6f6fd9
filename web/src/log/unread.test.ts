import { expect, it } from "vitest";
import { newLines } from "./unread.svelte";

const line = (seat: number | null, at: number) => ({ seat, name: "Niamh", text: "Hail", at });
const CHAT = [line(0, 1), line(1, 2), line(null, 3), line(0, 4)];

it("the lines of others after the last look are new", () => {
  expect(newLines(CHAT, 0, 1).map(({ at }) => at)).toEqual([2, 3]);
  expect(newLines(CHAT, 1, 2).map(({ at }) => at)).toEqual([3, 4]);
});

it("to spectators every line after the last look is new", () => {
  expect(newLines(CHAT, null, 2).map(({ at }) => at)).toEqual([3, 4]);
});
