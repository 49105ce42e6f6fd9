import { expect, test } from "vitest";
import { boxes } from "./symbols";

const symbol = (id: string, box: string | null) => ({ id, getAttribute: () => box });

test("a symbol is as large as its box", () => {
  expect(boxes([symbol("clan-A", "-24 -33 48 66")]).get("clan-A")).toEqual({ width: 48, height: 66 });
});

test("a symbol without a box has no size", () => {
  expect(boxes([symbol("odd", null)]).size).toBe(0);
});
