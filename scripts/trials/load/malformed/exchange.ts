import { connect } from 'node:net';

/** Result of an exchange; `status` is undefined when the connection was closed without a response. */
type Exchange = { status: number | undefined; isHung: boolean; ms: number };

const HANG_MS = 10_000;
const FIRST_LINE = /^HTTP\/1\.[01] (\d{3})/;

/**
 * Sends bytes on a new connection and waits until it is closed, at most 10 s. Half-closes it after
 * `patienceMs`, since a server may wait for the rest of a request.
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
    // The server may reset the connection after its response.
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
