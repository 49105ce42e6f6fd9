import { expect, it } from "vitest";
import { nextPage } from "./next-page";

it("finds the next page of a list in the header of a page", () => {
  expect(nextPage('<?after=1.1700000000000.4fYw>; rel="next"')).toBe("?after=1.1700000000000.4fYw");
  expect(nextPage(null)).toBe(null);
  expect(nextPage('<?after=1.5.a>; rel="prev"')).toBe(null);
});
