import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../lib/user-error.ts';
import type { Target } from './target.ts';

const FILE = 'publication.lock';
const SAID = { contentType: 'application/json; charset=utf-8', cacheControl: 'no-store' };
/** Who said nothing for so long was killed. */
const STALE_MS = 10 * 60_000;

type Claim = { by: string; at: string };

async function readClaim(target: Target): Promise<Claim | undefined> {
  const text = await target.read(FILE);
  return text ? (JSON.parse(text) as Claim) : undefined;
}

function busy(target: Target): UserError {
  return new UserError(
    `Otra publicación a ${target.name} está en curso.`,
    'Espera a que termine. La que se interrumpió deja de estorbar a los diez minutos.',
  );
}

/**
 * Runs `work` while no other publication writes to the target. Not every bucket can write a file
 * only when there is none, so whoever claims a turn waits and looks whether the claim still stands.
 * `renew` says that it goes on, and throws when somebody else took over.
 * @throws UserError while another publication is under way
 */
export async function withTurn<T>(
  target: Target,
  work: (renew: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const by = randomUUID();
  const claim = () =>
    target.write(FILE, {
      body: Buffer.from(JSON.stringify({ by, at: new Date().toISOString() } satisfies Claim)),
      ...SAID,
    });
  const isMine = async () => (await readClaim(target))?.by === by;

  const other = await readClaim(target);
  if (other && Date.now() - Date.parse(other.at) < STALE_MS) throw busy(target);
  await claim();
  await sleep(target.settleMs);
  if (!(await isMine())) throw busy(target);
  try {
    return await work(async () => {
      if (!(await isMine())) throw busy(target);
      await claim();
    });
  } finally {
    if (await isMine()) await target.remove(FILE);
  }
}
