/** BLAKE2b (RFC 7693) with a purpose, as the server's fingerprints are made; browsers have only SHA. */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;

const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];

const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const ROUNDS = 12;

// The columns and the diagonals of the square that is mixed
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

/** The hash of some bytes, in hex; the purpose has at most 16 letters. */
export function blake2b(data: Uint8Array, purpose: string, size = 32): string {
  const person = new Uint8Array(16);
  person.set(new TextEncoder().encode(purpose));
  const state = [...START];
  state[0]! ^= 0x01010000n ^ BigInt(size);
  state[6]! ^= word(person, 0);
  state[7]! ^= word(person, 8);
  const blocks = Math.max(1, Math.ceil(data.length / BLOCK));
  for (let block = 0; block < blocks; block++) {
    const bytes = new Uint8Array(BLOCK);
    bytes.set(data.subarray(block * BLOCK, (block + 1) * BLOCK));
    const last = block === blocks - 1;
    compress(state, bytes, BigInt(last ? data.length : (block + 1) * BLOCK), last);
  }
  return Array.from({ length: size }, (_, at) =>
    Number((state[at >> 3]! >> BigInt(8 * (at & 7))) & 255n)
      .toString(16)
      .padStart(2, "0"),
  ).join("");
}

function compress(state: bigint[], block: Uint8Array, count: bigint, last: boolean): void {
  const words = Array.from({ length: 16 }, (_, at) => word(block, 8 * at));
  const square = [...state, ...START];
  square[12]! ^= count;
  if (last) square[14]! ^= MASK;
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDERS[round % ORDERS.length]!;
    QUARTERS.forEach((quarter, at) =>
      mix(square, quarter, words[order[2 * at]!]!, words[order[2 * at + 1]!]!),
    );
  }
  for (let at = 0; at < 8; at++) state[at]! ^= square[at]! ^ square[at + 8]!;
}

function mix(
  square: bigint[],
  [a, b, c, d]: readonly [number, number, number, number],
  x: bigint,
  y: bigint,
): void {
  square[a] = (square[a]! + square[b]! + x) & MASK;
  square[d] = turned(square[d]! ^ square[a]!, 32n);
  square[c] = (square[c]! + square[d]!) & MASK;
  square[b] = turned(square[b]! ^ square[c]!, 24n);
  square[a] = (square[a]! + square[b]! + y) & MASK;
  square[d] = turned(square[d]! ^ square[a]!, 16n);
  square[c] = (square[c]! + square[d]!) & MASK;
  square[b] = turned(square[b]! ^ square[c]!, 63n);
}

function turned(value: bigint, by: bigint): bigint {
  return ((value >> by) | (value << (64n - by))) & MASK;
}

function word(bytes: Uint8Array, at: number): bigint {
  let value = 0n;
  for (let byte = 7; byte >= 0; byte--) value = (value << 8n) | BigInt(bytes[at + byte] ?? 0);
  return value;
}
