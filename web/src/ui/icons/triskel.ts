/** One arm of a triskel around the origin with radius 50: from the middle outwards, then into its spiral. */
export const ARM = arm(25, 1.6);

function arm(curl: number, turns: number): string {
  const steps = Math.round(turns * 40);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const angle = 2 * Math.PI * (0.25 + turns * part);
    const reach = curl * (1 - 0.92 * part);
    return [reach * Math.cos(angle), reach * Math.sin(angle) - curl] as const;
  });
  return points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
