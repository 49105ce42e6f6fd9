import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notices, notify } from "./notices.svelte";

const texts = () => notices.shown.map((message) => message.text);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("goes by itself, long ones later", () => {
  notify("short");
  notify("x".repeat(100));
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(["x".repeat(100)]);
  vi.advanceTimersByTime(6_000);
  expect(texts()).toEqual([]);
});

it("is not shown twice, and never more than three", () => {
  for (const text of ["one", "two", "one", "three", "four"]) notify(text);
  expect(texts()).toEqual(["one", "three", "four"]);
});
