/** WebSocket connection to a table: reconnects by itself; each request has one reply. */
import { withRoot } from "../root";
import type { FromClient, FromServer } from "./messages";

export type Request = FromClient extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;
export type Reply = Extract<FromServer, { id: number }>;
export type StreamMessage = Extract<FromServer, { stream: string }>;
export type PresenceMessage = Extract<FromServer, { kind: "present" | "nudged" }>;
export type LinkState = "joining" | "on" | "lost" | "closed";

const PROTOCOL = 1;
const SOONEST = 400;
const LATEST = 8_000;
const HEARTBEAT = 25_000;
const PATIENCE = 10_000;

interface Listener {
  link(state: LinkState, code: number): void;
  hear(message: StreamMessage): void;
  /** What belongs to no stream: who is here, and nudges. */
  presence?(message: PresenceMessage): void;
  /** Connected (again): subscribe to streams now. */
  greeted(streams: string[]): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #replies = new Map<number, (reply: Reply) => void>();
  #last = 0;
  #wait = SOONEST;
  #timer = 0;
  #heart = 0;
  #ended = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#soon);
    addEventListener("pageshow", this.#soon);
    document.addEventListener("visibilitychange", this.#soon);
    this.#connect();
  }

  /** Send a request. If the connection is lost before the reply, the reply is `refused` with `gone`. */
  send(request: Request): Promise<Reply> {
    const id = ++this.#last;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(gone(id));
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#soon);
    removeEventListener("pageshow", this.#soon);
    document.removeEventListener("visibilitychange", this.#soon);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  #connect(): void {
    const { protocol, host } = location;
    const address = `${protocol.replace("http", "ws")}//${host}${withRoot(`/api/tables/${encodeURIComponent(this.table)}/socket`)}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
    socket.addEventListener("open", () => void this.#greet().finally(() => clearTimeout(late)));
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      clearTimeout(late);
      if (this.#socket === socket) this.#lost(event.code);
    });
  }

  async #greet(): Promise<void> {
    const welcome = await this.send({ do: "hello", protocol: PROTOCOL });
    if (welcome.kind === "welcome") {
      this.#wait = SOONEST;
      clearInterval(this.#heart);
      this.#heart = window.setInterval(() => this.#beat(), HEARTBEAT);
      this.listener.link("on", 0);
      this.listener.greeted(welcome.streams);
    } else if (welcome.kind === "refused" && welcome.error === "version") {
      this.#ended = true;
      this.listener.link("closed", 4400);
    }
  }

  /** Heartbeat: a connection that does not answer is closed; sleeping laptops and moving phones leave such. */
  async #beat(): Promise<void> {
    const socket = this.#socket;
    const late = setTimeout(() => this.#giveUp(socket), PATIENCE);
    await this.send({ do: "ping" });
    clearTimeout(late);
  }

  #giveUp(socket: WebSocket | null): void {
    if (this.#socket === socket) this.#lost(0);
    socket?.close();
  }

  #soon = (): void => {
    if (document.visibilityState === "hidden" || this.#ended) return;
    if (this.#socket?.readyState === WebSocket.OPEN) void this.#beat();
    else if (this.#timer) {
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.#connect();
    }
  };

  #lost(code: number): void {
    clearInterval(this.#heart);
    this.#socket = null;
    for (const [id, resolve] of this.#replies) resolve(gone(id));
    this.#replies.clear();
    if (this.#ended) return;
    if (code >= 4400 && code < 4500) {
      this.#ended = true;
      this.listener.link("closed", code);
      return;
    }
    this.listener.link("lost", code);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => {
        this.#timer = 0;
        this.#connect();
      },
      this.#wait * (0.7 + 0.6 * Math.random()),
    );
    this.#wait = Math.min(LATEST, this.#wait * 1.8);
  }

  #hear(message: FromServer): void {
    if (message.kind === "full" || message.kind === "update") {
      this.listener.hear(message);
      return;
    }
    if (message.kind === "present" || message.kind === "nudged") {
      this.listener.presence?.(message);
      return;
    }
    const resolve = this.#replies.get(message.id);
    this.#replies.delete(message.id);
    resolve?.(message);
  }
}

function gone(id: number): Reply {
  return { kind: "refused", id, error: "gone" };
}
