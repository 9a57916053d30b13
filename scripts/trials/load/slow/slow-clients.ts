import { connect, type Socket } from 'node:net';

/** A kind of slow client: sends `start` at once and then `drip` every second. */
export type SlowKind = { name: string; count: number; start: string; drip: string; reads: boolean };

export type SlowClients = {
  /** Returns the milliseconds until the server had closed all connections of a kind, or undefined. */
  closedAfter: (name: string) => number | undefined;
  end: () => void;
};

type Open = { kind: SlowKind; sockets: Set<Socket>; lastClosedAt: number };

// Each client sends once per second, distributed over these slots.
const SLOTS = 20;
const SLOT_MS = 1_000 / SLOTS;

/** Opens all connections and sends slowly on each until the server closes it. */
export function startSlowClients(siteUrl: string, kinds: readonly SlowKind[]): SlowClients {
  const { hostname: host, port } = new URL(siteUrl);
  const startedAt = performance.now();

  function open(kind: SlowKind): Open {
    const opened: Open = { kind, sockets: new Set(), lastClosedAt: startedAt };
    for (let index = 0; index < kind.count; index += 1) {
      const socket = connect({ host, port: Number(port) });
      opened.sockets.add(socket);
      // A server may also end a connection by resetting it.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        opened.sockets.delete(socket);
        opened.lastClosedAt = performance.now();
      });
      if (kind.start) socket.write(kind.start);
      if (kind.reads) socket.resume();
      else socket.pause();
    }
    return opened;
  }

  const all = kinds.map(open);
  let slot = 0;
  const timer = setInterval(() => {
    slot += 1;
    for (const { kind, sockets } of all) {
      if (!kind.drip) continue;
      [...sockets]
        .filter((_socket, index) => index % SLOTS === slot % SLOTS)
        .forEach((socket) => socket.write(kind.drip));
    }
  }, SLOT_MS);
  return {
    closedAfter(name) {
      const found = all.find(({ kind }) => kind.name === name);
      return found?.sockets.size === 0 ? found.lastClosedAt - startedAt : undefined;
    },
    end() {
      clearInterval(timer);
      for (const { sockets } of all) for (const socket of sockets) socket.destroy();
    },
  };
}
