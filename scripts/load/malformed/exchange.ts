import { connect } from 'node:net';

/** The first line of what came back (none when the connection was closed without a word). */
export type Exchange = { status: number | undefined; isHung: boolean; ms: number };

const HANG_MS = 10_000;
const FIRST_LINE = /^HTTP\/1\.[01] (\d{3})/;

/**
 * Sends bytes on a connection of their own and waits until the server has answered or closed it. A
 * server may wait for the rest of a request: after `patienceMs` it is told that there is none.
 */
export function exchange(siteUrl: string, bytes: Buffer, patienceMs: number): Promise<Exchange> {
  const { hostname: host, port } = new URL(siteUrl);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let start = '';
    let isHung = false;
    const socket = connect({ host, port: Number(port) });
    const patience = setTimeout(() => socket.end(), patienceMs);
    const hang = setTimeout(() => {
      isHung = true;
      socket.destroy();
    }, HANG_MS);
    socket.on('data', (chunk: Buffer) => {
      if (start.length < 20) start += chunk.toString('latin1', 0, 20);
    });
    // The server ends what it does not understand; what it said before counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(patience);
      clearTimeout(hang);
      const status = FIRST_LINE.exec(start)?.[1];
      const ms = performance.now() - startedAt;
      resolve({ status: status ? Number(status) : undefined, isHung, ms });
    });
    socket.write(bytes);
  });
}
