import fc from 'fast-check';
import { inParallel } from '../../../lib/in-parallel.ts';
import { exchange } from './exchange.ts';
import { malformedRequests, type Surface } from './requests.ts';

export type Target = { name: string; url: string; surface: Surface };
type Attack = { count: number; seed: number; patienceMs?: number };

/** Responses to malformed requests, counted by status, and the faulty ones. */
export type Report = { statuses: Map<number | undefined, number>; faults: string[] };

const AT_ONCE = 32;
const PATIENCE_MS = 2_000;
// Prescribed by HTTP for an unknown transfer coding or version.
const PRESCRIBED_STATUSES = new Set([501, 505]);
const SHOWN = 300;

/** Sends generated requests, the same ones for the same seed. */
export async function attack(
  { url, surface }: Pick<Target, 'url' | 'surface'>,
  { count, seed, patienceMs = PATIENCE_MS }: Attack,
): Promise<Report> {
  const report: Report = { statuses: new Map(), faults: [] };
  const requests = fc.sample(malformedRequests(surface), { numRuns: count, seed });
  await inParallel(AT_ONCE, requests, async (bytes) => {
    const { status, isHung } = await exchange(url, bytes, patienceMs);
    report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
    const isFault = status !== undefined && status >= 500 && !PRESCRIBED_STATUSES.has(status);
    if (!isHung && !isFault) return;
    const request = JSON.stringify(bytes.toString('latin1').slice(0, SHOWN));
    report.faults.push(`${isHung ? 'sin respuesta' : status} a ${request}`);
  });
  return report;
}
