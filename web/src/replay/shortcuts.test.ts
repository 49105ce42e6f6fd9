import { beforeEach, expect, it, vi } from "vitest";
import { keys } from "./shortcuts";

const replay = { at: 7, choices: 20, go: vi.fn(), goToTurn: vi.fn(), toggle: vi.fn() };

function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
  let taken = false;
  const event = { key, preventDefault: () => (taken = true), stopPropagation: () => {}, ...more };
  keys(event as unknown as KeyboardEvent, replay);
  return taken;
}

beforeEach(() => {
  vi.stubGlobal("Element", class {});
  vi.clearAllMocks();
});

it("goes a step with the arrows, a turn with Shift", () => {
  press("ArrowRight");
  press("ArrowLeft");
  expect(replay.go.mock.calls).toEqual([[8], [6]]);
  press("ArrowLeft", { shiftKey: true });
  expect(replay.goToTurn.mock.calls).toEqual([[-1]]);
});

it("goes to the beginning and to the end, and plays with Space", () => {
  press("Home");
  press("End");
  expect(replay.go.mock.calls).toEqual([[0], [20]]);
  press(" ");
  expect(replay.toggle).toHaveBeenCalledOnce();
});

it("leaves other keys, and keys with others, to the browser", () => {
  expect(press("x")).toBe(false);
  expect(press("ArrowLeft", { altKey: true })).toBe(false);
  expect(press("ArrowLeft", { defaultPrevented: true })).toBe(false);
  expect(press("ArrowLeft")).toBe(true);
});
