import { connect, type Socket } from 'node:net';

/** A kind of client that takes its time: what it says at once, and then a little every second. */
export type SlowKind = { name: string; count: number; start: string; drip: string; reads: boolean };

export type SlowClients = {
  /** Milliseconds from the first connection until the server had ended the last one of a kind. */
  closedAfter: (name: string) => number | undefined;
  end: () => void;
};

type Open = { kind: SlowKind; sockets: Set<Socket>; lastClosedAt: number };

// Each says something once a second, and they do not all speak at once.
const TURNS = 20;
const TURN_MS = 1_000 / TURNS;

/** Opens all the connections and goes on slowly with each, as long as the server lets it. */
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
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    for (const { kind, sockets } of all) {
      if (!kind.drip) continue;
      [...sockets]
        .filter((_socket, index) => index % TURNS === turn % TURNS)
        .forEach((socket) => socket.write(kind.drip));
    }
  }, TURN_MS);
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
