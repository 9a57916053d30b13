import type { VisitorAddresses } from '../../../contracts/health-report';
import { rateLimitKey } from './ip-address';

const PERIOD_MS = 12 * 60 * 60_000;
/** With more, the share of one address is small anyway. */
const MAX_ADDRESSES = 5_000;

type Counts = { startedAt: number; requests: number; byAddress: Map<string, number> };

const newCounts = (): Counts => ({ startedAt: Date.now(), requests: 0, byAddress: new Map() });

let current = newCounts();
let previous = newCounts();

/** Counts a request of a visitor, in the memory of this process, for at most a day. */
export function countVisitor(address: string): void {
  if (Date.now() - current.startedAt > PERIOD_MS) [previous, current] = [current, newCounts()];
  const key = rateLimitKey(address);
  const { byAddress } = current;
  current.requests += 1;
  if (byAddress.has(key) || byAddress.size < MAX_ADDRESSES) {
    byAddress.set(key, (byAddress.get(key) ?? 0) + 1);
  }
}

/** Returns the requests of visitors in the last 12 to 24 hours and the share of their commonest address. */
export function readVisitorAddresses(): VisitorAddresses {
  const requests = current.requests + previous.requests;
  const keys = new Set([...current.byAddress.keys(), ...previous.byAddress.keys()]);
  const largest = [...keys].reduce(
    (most, key) =>
      Math.max(most, (current.byAddress.get(key) ?? 0) + (previous.byAddress.get(key) ?? 0)),
    0,
  );
  return { requests, largestShare: requests === 0 ? 0 : largest / requests };
}
