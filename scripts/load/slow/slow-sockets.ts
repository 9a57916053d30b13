import { connect, type Socket } from 'node:net';

/** A kind of client that takes its time: what it says at once, and then a little every second. */
export type SlowKind = { name: string; count: number; start: string; drip: string; reads: boolean };

export type SlowClients = {
  /** How many connections of a kind the server has not ended. */
  open: (name: string) => number;
  end: () => void;
};

const DRIP_MS = 1_000;

/** Opens all the connections and goes on slowly with each, as long as the server lets it. */
export function startSlowClients(siteUrl: string, kinds: readonly SlowKind[]): SlowClients {
  const { hostname: host, port } = new URL(siteUrl);
  const sockets = new Map<string, Set<Socket>>();
  for (const { name, count, start, reads } of kinds) {
    const open = new Set<Socket>();
    sockets.set(name, open);
    for (let index = 0; index < count; index += 1) {
      const socket = connect({ host, port: Number(port) });
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
      if (start) socket.write(start);
      if (reads) socket.resume();
      else socket.pause();
    }
  }
  const timer = setInterval(() => {
    for (const { name, drip } of kinds) {
      if (drip) for (const socket of sockets.get(name) ?? []) socket.write(drip);
    }
  }, DRIP_MS);
  return {
    open: (name) => sockets.get(name)?.size ?? 0,
    end() {
      clearInterval(timer);
      for (const open of sockets.values()) for (const socket of open) socket.destroy();
    },
  };
}
