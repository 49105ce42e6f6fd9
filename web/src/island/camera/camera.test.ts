import { describe, expect, test } from "vitest";
import { LEAST, MOST, between, closer, fit, held, middle, onScreen, panned, showing, zoomed } from "./camera";

const screen = { width: 800, height: 600 };
const camera = { x: 10, y: 20, zoom: 0.5 };

describe("fit", () => {
  test("all land is on the screen", () => {
    const seen = fit([100, 50, 1000, 400], screen);
    const [left, top] = onScreen(seen, [-400, -150], screen);
    const [right, bottom] = onScreen(seen, [600, 250], screen);
    expect(left).toBeGreaterThan(0);
    expect(top).toBeGreaterThan(0);
    expect(right).toBeLessThan(800);
    expect(bottom).toBeLessThan(600);
  });

  test("islands out at sea are seen from the beginning, on a phone lying on its side too", () => {
    const small = { width: 284, height: 327 };
    const seen = fit([0, 0, 1560, 1300], small, [600, 500]);
    for (const x of [-780, 780])
      for (const y of [-650, 650]) {
        const [left, top] = onScreen(seen, [x, y], small);
        expect(Math.min(left, top, small.width - left, small.height - top)).toBeGreaterThan(0);
      }
  });

  test("of land so large that nothing could be told apart, that is seen which matters", () => {
    const long = [0, 0, 20_000, 400] as const;
    expect(fit(long, screen, [3000, 90])).toMatchObject({ x: 3000, y: 0 });
    const [right] = onScreen(fit(long, screen, [12_000, 0]), [10_000, 0], screen);
    expect(right).toBeGreaterThan(700); // but no more sea than necessary
    expect(right).toBeLessThan(800);
  });

  test.each([1000, 1500, 2600])("no land of width %d is under the buttons", (width) => {
    const seen = fit([100, 50, width, 900], { ...screen, covered: 50 });
    const [left] = onScreen(seen, [100 - width / 2, 0], screen);
    const [right] = onScreen(seen, [100 + width / 2, 0], screen);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(750);
  });

  test("little land is not drawn huge", () => {
    expect(fit([0, 0, 10, 10], screen).zoom).toBeLessThan(MOST);
  });
});

describe("closer", () => {
  test("what is watched is larger than in the whole, and has room around it", () => {
    const box = [0, 0, 2000, 1500] as const;
    const seen = closer(box, screen, [900, 0]);
    expect(seen.zoom).toBeGreaterThan(fit(box, screen).zoom);
    const [x, y] = onScreen(seen, [900, 0], screen);
    expect(x).toBeLessThanOrEqual(670.001);
    expect(y).toBeCloseTo(300);
  });

  test("little land is as close as it can be already", () => {
    expect(closer([0, 0, 10, 10], screen, [0, 0])).toEqual(fit([0, 0, 10, 10], screen));
  });
});

describe("zoomed", () => {
  test("what is under the pointer stays there", () => {
    const point = [30, -70] as const;
    const before = onScreen(camera, point, screen);
    const after = onScreen(zoomed(camera, 1.7, before, screen), point, screen);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test("there is a nearest and a farthest", () => {
    expect(zoomed(camera, 1000, [0, 0], screen).zoom).toBe(MOST);
    expect(zoomed(camera, 0.0001, [0, 0], screen).zoom).toBe(LEAST);
  });
});

test("the middle is between those that are farthest apart", () => {
  const points = [
    [0, 4],
    [1, 0],
    [10, 2],
  ] as const;
  expect(middle(points)).toEqual([5, 2]);
});

test("panning moves the land by as many pixels", () => {
  const before = onScreen(camera, [0, 0], screen);
  const after = onScreen(panned(camera, 30, -12), [0, 0], screen);
  expect([after[0] - before[0], after[1] - before[1]]).toEqual([30, -12]);
});

test("the land cannot be lost", () => {
  expect(held({ x: 900, y: -900, zoom: 1 }, [0, 0, 200, 100])).toEqual({ x: 100, y: -50, zoom: 1 });
});

describe("showing", () => {
  test("a point in sight moves nothing", () => {
    expect(showing(camera, [10, 20], screen)).toEqual(camera);
  });

  test("a point out of sight comes in, with room around it", () => {
    const [x] = onScreen(showing(camera, [5000, 20], screen), [5000, 20], screen);
    expect(x).toBeLessThanOrEqual(670.001);
    expect(x).toBeGreaterThan(600);
  });
});

test("a glide begins and ends where it should", () => {
  const to = { x: 90, y: -5, zoom: 2 };
  expect(between(camera, to, 0)).toEqual(camera);
  expect(between(camera, to, 1).zoom).toBeCloseTo(2);
  expect(between(camera, to, 1).x).toBe(90);
});
