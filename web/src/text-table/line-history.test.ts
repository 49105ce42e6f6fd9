import { expect, it } from "vitest";
import { LineHistory } from "./line-history";

it("arrows lead through the lines typed before, and back to what was begun", () => {
  const history = new LineHistory();
  for (const line of ["hand", "hills 2", "hills 2"]) history.add(line);
  expect(history.step(-1, "co")).toBe("hills 2");
  expect(history.step(-1, "hills 2")).toBe("hand");
  expect(history.step(-1, "hand")).toBe("hand");
  expect(history.step(1, "hand")).toBe("hills 2");
  expect(history.step(1, "hills 2")).toBe("co");
});
