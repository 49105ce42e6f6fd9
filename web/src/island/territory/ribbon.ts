/** A ribbon with folded ends, as large as the name on it. */
interface Ribbon {
  front: string;
  tail: string;
}

const n = (value: number) => value.toFixed(1);

/** The ribbon for a text of this width; `line` is the height of one line. */
export function ribbon(width: number, tall: number, line: number): Ribbon {
  const [half, high] = [width / 2 + line * 0.26, tall / 2];
  const end = half + line * 0.28;
  const [bend, fold, foot] = [line * 0.12, line * 0.2, high - line * 0.16];
  return {
    front: `M${n(-half)} ${n(-high)}Q0 ${n(-high - bend)} ${n(half)} ${n(-high)}V${n(foot)}Q0 ${n(foot - bend)} ${n(-half)} ${n(foot)}Z`,
    tail: `M${n(half - fold)} ${n(-high + fold)}H${n(end)}L${n(end - fold)} ${n(line * 0.12)}L${n(end)} ${n(high)}H${n(half - fold)}Z`,
  };
}
