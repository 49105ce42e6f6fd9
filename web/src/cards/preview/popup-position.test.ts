import { expect, test } from "vitest";
import { popupPosition } from "./popup-position";

const screen = { width: 1000, height: 800 };
const card = { width: 300, height: 420 };
const name = (left: number, top: number) => ({ left, top, width: 60, height: 20 });

test("a card stands above its name", () => {
  expect(popupPosition(name(500, 600), card, screen)).toEqual({ left: 380, top: 172 });
});

test("below it, if there is no room above", () => {
  expect(popupPosition(name(500, 100), card, screen)).toEqual({ left: 380, top: 128 });
});

test("beside it, if there is room neither above nor below", () => {
  expect(popupPosition(name(500, 400), card, screen)).toEqual({ left: 568, top: 200 });
  expect(popupPosition(name(900, 400), card, screen)).toEqual({ left: 592, top: 200 });
});

test("never beyond the edges of the screen", () => {
  for (const left of [0, 300, 940])
    for (const top of [0, 390, 780]) {
      const at = popupPosition(name(left, top), card, screen);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + card.width).toBeLessThanOrEqual(992);
      expect(at.top + card.height).toBeLessThanOrEqual(792);
    }
});

test("in its upper left corner, if it is larger than the screen", () => {
  expect(popupPosition(name(100, 100), card, { width: 200, height: 200 })).toEqual({ left: 8, top: 8 });
});
