import { expect, test } from "vitest";
import { textSize, titleSize } from "./text-size";

test("a short name is as large as names get", () => {
  expect(titleSize("Bard", "large")).toBe(titleSize("Geis", "large"));
  expect(titleSize("Craftsmen & Peasants", "large")).toBeLessThan(titleSize("Bard", "large"));
});

test("a name that would be too small on one line takes two", () => {
  const [longer, long] = [titleSize("Craftsmen & Peasants, and more", "small"), titleSize("Bard", "small")];
  expect(longer).toBeGreaterThan(7);
  expect(longer).toBeLessThan(long);
});

test("a long text is smaller, but never unreadable", () => {
  expect(textSize("Short.", "small")).toBe(8.4);
  expect(textSize("x".repeat(180), "small")).toBeLessThan(8.4);
  expect(textSize("x".repeat(1000), "small")).toBeCloseTo(6.8);
});

test("the text of a card in the hand of a phone has letters of 11 pixels", () => {
  const wide = 150;
  expect((textSize("x".repeat(230), "small") * wide) / 100).toBeGreaterThanOrEqual(11);
});

test("a second use costs room", () => {
  const text = "x".repeat(100);
  expect(textSize(`${text}\n${text}`, "medium")).toBeLessThan(textSize(`${text}${text}`, "medium"));
});
