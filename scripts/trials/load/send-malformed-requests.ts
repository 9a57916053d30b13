import { connect } from 'node:net';
import fc from 'fast-check';
import { inParallel } from '../../lib/in-parallel.ts';
import { malformedRequest, type Surface } from './malformed-requests.ts';

type Amount = { count: number; seed: number; patienceMs?: number };

/** Responses to malformed requests, counted by status, and the faulty ones. */
export type Report = { statuses: Map<string, number>; faults: string[] };

const AT_ONCE = 32;
const PATIENCE_MS = 2_000;
const HANG_MS = 10_000;
const FIRST_LINE = /^HTTP\/1\.[01] (\d{3})/;
const CLOSED = 'sin respuesta, cerrada';
const HUNG = 'sin respuesta';
// HTTP prescribes 501 and 505 for an unknown transfer coding or version.
const FAULTY_STATUS = /^5(?!01|05)/;
const SHOWN = 300;

/**
 * Sends bytes on a new connection and waits until it is closed, at most 10 s; returns the status, or why
 * there is none. Half-closes it after `patienceMs`, since a server may wait for the rest of a request.
 */
function exchange(siteUrl: string, bytes: Buffer, patienceMs: number): Promise<string> {
  const { hostname: host, port } = new URL(siteUrl);
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
      resolve(isHung ? HUNG : (FIRST_LINE.exec(start)?.[1] ?? CLOSED));
    });
    socket.write(bytes);
  });
}

/**
 * Sends generated malformed requests to a server, the same ones for the same seed. A fault is a request
 * without a response, or with a status from 500 that HTTP does not prescribe.
 */
export async function sendMalformedRequests(
  { url, surface }: { url: string; surface: Surface },
  { count, seed, patienceMs = PATIENCE_MS }: Amount,
): Promise<Report> {
  const report: Report = { statuses: new Map(), faults: [] };
  const requests = fc.sample(malformedRequest(surface), { numRuns: count, seed });
  const send = async (bytes: Buffer): Promise<void> => {
    const status = await exchange(url, bytes, patienceMs);
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    if (status !== HUNG && !FAULTY_STATUS.test(status)) return;
    report.faults.push(`${status} a ${JSON.stringify(bytes.toString('latin1').slice(0, SHOWN))}`);
  };
  await inParallel(requests, send, AT_ONCE);
  return report;
}
