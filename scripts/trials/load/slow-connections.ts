import { connect, type Socket } from 'node:net';

/** A kind of slow client: sends `start` at once and then `drip` every second. */
type SlowKind = {
  name: string;
  count: number;
  start: string;
  drip?: string;
  /** Leaves the responses unread. */
  isDeaf?: boolean;
  /** Time limit for the server to close the connection; none for one that it may keep open. */
  closedWithinMs?: number;
};

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
// More than the socket buffers can hold.
const REQUESTS = 40;
// The limit for headers is 10 s; a server checks its connections every few seconds.
const HEADERS_MS = 25_000;
// The limit for bodies is two minutes, for large pictures on slow connections.
const BODY_MS = 150_000;
// Each client sends once per second, distributed over these slots.
const SLOTS = 20;
const SLOT_MS = 1_000 / SLOTS;

/** Returns the kinds of a thousand slow clients; some request a picture. */
export function slowKinds(picture: string): SlowKind[] {
  const start = `POST /api/enquiries ${HEAD}${BODY}`;
  const reader = `GET ${picture} ${HEAD}\r\n`.repeat(REQUESTS);
  const headers = { start: `GET / ${HEAD}`, drip: 'X-A: b\r\n' };
  return [
    { name: 'encabezados', count: 300, ...headers, closedWithinMs: HEADERS_MS },
    { name: 'sin decir nada', count: 400, start: '', closedWithinMs: HEADERS_MS },
    { name: 'cuerpo', count: 200, start, drip: ' ', closedWithinMs: BODY_MS },
    { name: 'lectura', count: 100, start: reader, isDeaf: true },
  ];
}

/** The slow connections of one kind, which send until the server closes them. */
export class SlowConnections {
  private readonly sockets = new Set<Socket>();
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;
  private slot = 0;
  private lastClosedAt = 0;

  constructor(
    siteUrl: string,
    readonly kind: SlowKind,
  ) {
    const { hostname: host, port } = new URL(siteUrl);
    for (let index = 0; index < kind.count; index += 1) this.open(host, Number(port));
    this.timer = setInterval(() => this.drip(), SLOT_MS);
  }

  /** Returns the milliseconds until the server had closed all connections, or undefined. */
  closedAfter(): number | undefined {
    return this.sockets.size === 0 ? this.lastClosedAt - this.startedAt : undefined;
  }

  end(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.destroy();
  }

  private open(host: string, port: number): void {
    const socket = connect({ host, port });
    this.sockets.add(socket);
    // A server may also end a connection by resetting it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.lastClosedAt = performance.now();
    });
    if (this.kind.start) socket.write(this.kind.start);
    if (this.kind.isDeaf) socket.pause();
    else socket.resume();
  }

  private drip(): void {
    const { drip } = this.kind;
    this.slot += 1;
    if (!drip) return;
    [...this.sockets]
      .filter((_socket, index) => index % SLOTS === this.slot % SLOTS)
      .forEach((socket) => socket.write(drip));
  }
}
