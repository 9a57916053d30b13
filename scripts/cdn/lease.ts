import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../lib/user-error.ts';
import { readJson, writeJson, type Target } from './target.ts';

const FILE = 'publication.lock';
/** Age after which a lease that was not renewed is expired. */
const LEASE_MS = 10 * 60_000;

type Lease = { by: string; at: string };

function targetBusy(target: Target): UserError {
  return new UserError(
    `Otra publicación a ${target.name} está en curso.`,
    'Espera a que termine. La que se interrumpió deja de estorbar a los diez minutos.',
  );
}

/**
 * Runs `work` while holding the lease on the target. Not every bucket supports conditional writes, so it
 * writes the lease, waits, and verifies that no other publication has replaced it. `renew` extends the
 * lease and throws when another publication has taken it over.
 * @throws UserError while another publication is under way
 */
export async function withLease<T>(
  target: Target,
  work: (renew: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const by = randomUUID();
  const readLease = () => readJson<Lease>(target, FILE);
  const writeLease = () => {
    const content: Lease = { by, at: new Date().toISOString() };
    return writeJson(target, FILE, { content, cacheControl: 'no-store' });
  };
  const holdsLease = async () => (await readLease())?.by === by;

  const other = await readLease();
  if (other && Date.now() - Date.parse(other.at) < LEASE_MS) throw targetBusy(target);
  await writeLease();
  await sleep(target.settleMs);
  if (!(await holdsLease())) throw targetBusy(target);
  try {
    return await work(async () => {
      if (!(await holdsLease())) throw targetBusy(target);
      await writeLease();
    });
  } finally {
    if (await holdsLease()) await target.remove(FILE);
  }
}
