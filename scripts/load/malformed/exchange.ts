import { connect } from 'node:net';

/** The first line of what came back (none when the connection was closed without a word). */
export type Exchange = { status: number | undefined; isHung: boolean; ms: number };

// A server may wait for the rest of a request; when there is to be none, it has to be done.
const SILENCE_MS = 2_000;
const HANG_MS = 10_000;
const FIRST_LINE = /^HTTP\/1\.[01] (\d{3})/;

/** Sends bytes on a connection of their own and waits until the server has answered or closed it. */
export function exchange(siteUrl: string, bytes: Buffer, from?: string): Promise<Exchange> {
  const { hostname: host, port } = new URL(siteUrl);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    let start = '';
    let isHung = false;
    const socket = connect({ host, port: Number(port), localAddress: from });
    const silence = setTimeout(() => socket.end(), SILENCE_MS);
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
      clearTimeout(silence);
      clearTimeout(hang);
      const status = FIRST_LINE.exec(start)?.[1];
      const ms = performance.now() - startedAt;
      resolve({ status: status ? Number(status) : undefined, isHung, ms });
    });
    socket.write(bytes);
  });
}
