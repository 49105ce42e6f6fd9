import { expect, it } from "vitest";
import { placeOf } from "./addresses";

it("finds the page in whatever was pasted", () => {
  expect(placeOf(" https://play.example.org/join/aB-_9?x=1 ")).toBe("/join/aB-_9");
  expect(placeOf("come to http://10.0.0.2:8420/table/ab12 now")).toBe("/table/ab12");
  expect(placeOf("0123456789abcdef0123456789abcdef")).toBe("/table/0123456789abcdef0123456789abcdef");
  expect(placeOf("Zx_9-Zx_9-Zx_9-Zx_9-Zx_9-Zx_9")).toBe("/join/Zx_9-Zx_9-Zx_9-Zx_9-Zx_9-Zx_9");
});

it("does not take anything else for a link", () => {
  for (const text of ["", "hello", "https://example.org/", "javascript:alert(1)"])
    expect(placeOf(text)).toBe(null);
});
