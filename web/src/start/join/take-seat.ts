/** Take seats at a table before its page is opened. */
import { ApiError } from "../../server/api-error";
import { Connection, type Request } from "../../server/connection";
import { randomText } from "../../server/entropy";

const PATIENCE = 10_000;

export interface Sitter {
  seat: number;
  name: string;
}

/** Take seats, add entropy to the seed, be ready; and begin the game, if `start`. */
export async function takeSeats(id: string, sitters: readonly Sitter[], start: boolean): Promise<void> {
  const requests = sitters.flatMap(({ seat, name }) => [
    { do: "join", seat, name } as const,
    ...settling(seat),
  ]);
  await ask(id, start ? [...requests, { do: "start" }] : requests);
}

/** Be ready on a seat that an invitation gave. */
export const getReady = (id: string, seat: number): Promise<void> => ask(id, settling(seat));

const settling = (seat: number): Request[] => [
  { do: "entropy", seat, text: randomText() },
  { do: "ready", seat },
];

async function ask(id: string, requests: readonly Request[]): Promise<void> {
  const connection = await connected(id);
  try {
    for (const request of requests) {
      const reply = await connection.send(request);
      if (reply.kind === "refused") throw new ApiError(reply.error, reply.params ?? {}, "", 409);
    }
  } finally {
    connection.end();
  }
}

function connected(id: string): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const fail = (key: string) => {
      clearTimeout(late);
      connection.end();
      reject(new ApiError(key, {}, "", 0));
    };
    const late = setTimeout(() => fail("gone"), PATIENCE);
    const connection = new Connection(id, {
      link: (state, code) => state === "closed" && fail(code === 4404 ? "no_such_table" : "gone"),
      greeted: () => {
        clearTimeout(late);
        resolve(connection);
      },
      hear: () => {},
    });
  });
}
