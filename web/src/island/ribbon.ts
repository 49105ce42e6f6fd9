/** A ribbon with folded ends, as wide as the name on it. */
export interface Ribbon {
  size: number;
  width: number;
  front: string;
  tail: string;
}

const n = (value: number) => value.toFixed(1);

/** The ribbon for a name that is so wide at size 1, in the room there is. */
export function ribbon(wide: number, size: number, room: number, tall: number): Ribbon {
  const fitting = Math.min(size, (room - tall * 1.1) / Math.max(wide, 0.1));
  const width = wide * fitting;
  const [half, high] = [width / 2 + tall * 0.26, tall / 2];
  const end = half + tall * 0.32;
  return {
    size: fitting,
    width,
    front: `M${n(-half)} ${n(-high)}Q0 ${n(-high * 1.24)} ${n(half)} ${n(-high)}V${n(high * 0.68)}Q0 ${n(high * 0.44)} ${n(-half)} ${n(high * 0.68)}Z`,
    tail: `M${n(half - tall * 0.2)} ${n(-high * 0.6)}H${n(end)}L${n(end - tall * 0.2)} ${n(high * 0.24)}L${n(end)} ${n(high)}H${n(half - tall * 0.2)}Z`,
  };
}
