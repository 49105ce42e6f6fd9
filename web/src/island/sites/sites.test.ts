import { expect, test } from "vitest";
import { around, cells, heart, outline, path, siteOf } from "./sites";

const SIZE = 78;

test("a site is read from its text", () => {
  expect(siteOf("4,-1,down")).toEqual({ q: 4, r: -1, up: false });
});

test("three hexes have an outline of twelve corners around their heart", () => {
  for (const text of ["0,0,up", "2,-3,down"]) {
    const site = siteOf(text);
    const corners = outline(site, SIZE);
    expect(corners).toHaveLength(12);
    const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 12;
    expect(mean(0)).toBeCloseTo(heart(site, SIZE)[0]);
    expect(mean(1)).toBeCloseTo(heart(site, SIZE)[1]);
  }
});

test("hearts lie where the server has them", () => {
  expect(heart(siteOf("0,0,up"), SIZE)[0]).toBeCloseTo(67.55);
  expect(heart(siteOf("0,0,up"), SIZE)[1]).toBeCloseTo(-39);
});

test("sites that overlap have their common hexes once", () => {
  const both = cells([siteOf("0,0,up"), siteOf("0,0,down")], SIZE);
  expect(both.match(/M/g)).toHaveLength(4);
});

test("a box grows with the sites around it, and stays as it is without", () => {
  expect(around([0, 0, 100, 80], [], SIZE)).toEqual([0, 0, 100, 80]);
  const [, , width, height] = around([0, 0, 100, 80], [siteOf("5,0,up")], SIZE);
  expect(width).toBeGreaterThan(700);
  expect(height).toBeGreaterThan(80);
});

test("a path can be drawn in towards its middle", () => {
  expect(path([[0, 0], [10, 0], [10, 10]], [0, 0], 0.5)).toBe("M0.0 0.0L5.0 0.0L5.0 5.0Z"); // prettier-ignore
});
