import { expect, it } from "vitest";
import { placeOf } from "./links";

it("finds the page in whatever was pasted", () => {
  expect(placeOf(" https://play.example.org/join/aB-_9?x=1 ")).toBe("/join/aB-_9");
  expect(placeOf("come to http://10.0.0.2:8420/table/ab12 now")).toBe("/table/ab12");
  expect(placeOf("0123456789abcdef0123456789abcdef")).toBe("/table/0123456789abcdef0123456789abcdef");
  expect(placeOf("KkwNA4_5Bn8il3IQNZDYUQ")).toBe("/table/KkwNA4_5Bn8il3IQNZDYUQ");
  const token = "9PmADmApQaFJm5xy4OGkVknzR6z76jAY_9LBYYaCXOQ";
  expect(placeOf(token)).toBe(`/join/${token}`);
});

it("does not take anything else for a link", () => {
  for (const text of ["", "hello", "https://example.org/", "javascript:alert(1)"])
    expect(placeOf(text)).toBe(null);
});
