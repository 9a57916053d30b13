import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { createMutex } from '../../platform/async/mutex';
import { runInSequence } from '../../platform/database/advisory-locks';
import type { Transaction } from '../../platform/database/transaction';
import { lockEntries } from '../lock-entry';
import { lockSlugs } from '../lock-slugs';

type Act = (documentId: string) => Promise<unknown>;

type Outcome = {
  /** Accepted entries, in an order in which the CMS accepts them. */
  done: string[];
  /** The error of each other entry. */
  refused: Map<string, unknown>;
};

const ROLLBACK = new Error('Rolls a check back');

/**
 * Runs an action for each entry and continues after refusals. A refused action may need another one,
 * such as the publication of a linked page, so it is retried while others succeed.
 */
export async function runEach(documentIds: readonly string[], act: Act): Promise<Outcome> {
  const done: string[] = [];
  const refused = new Map<string, unknown>();
  let pending = [...new Set(documentIds)];
  for (let count = Infinity; pending.length > 0 && pending.length < count;) {
    count = pending.length;
    for (const documentId of pending) {
      try {
        await act(documentId);
        done.push(documentId);
        refused.delete(documentId);
      } catch (error) {
        refused.set(documentId, error);
      }
    }
    pending = pending.filter((documentId) => refused.has(documentId));
  }
  return { done, refused };
}

// Selections of this instance wait here, without a connection and its time limits.
const runExclusive = createMutex();

/**
 * Runs `work` in a transaction that has locked all entries and their slugs, in one order for all
 * requests: in the order of the entries, two overlapping selections would wait for each other.
 */
async function withSelection<Result>(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  work: (transaction: Transaction) => Promise<Result>,
  isAdding = false,
): Promise<Result> {
  return runExclusive(() =>
    strapi.db.transaction(async (transaction: Transaction) => {
      // See `sequenceSlugs`: this lock comes before those of rows.
      if (isAdding) await runInSequence(strapi, 'slugs', () => Promise.resolve());
      await lockEntries(strapi, uid, documentIds);
      await lockSlugs(strapi, uid, documentIds);
      return work(transaction);
    }),
  );
}

/** Runs an action for each entry, each in a savepoint, and rolls all of them back unless `isKept`. */
async function runInSavepoints(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  act: Act,
  isKept: (outcome: Outcome) => Promise<boolean> | boolean,
  isAdding: boolean,
): Promise<Outcome> {
  let outcome: Outcome = { done: [], refused: new Map() };
  const work = async ({ trx }: Transaction) => {
    outcome = await runEach(documentIds, async (documentId) => {
      await trx.raw('SAVEPOINT bulk_entry');
      try {
        await act(documentId);
        await trx.raw('RELEASE SAVEPOINT bulk_entry');
      } catch (error) {
        await trx.raw('ROLLBACK TO SAVEPOINT bulk_entry');
        throw error;
      }
    });
    if (!(await isKept(outcome))) throw ROLLBACK;
  };
  try {
    await withSelection(strapi, uid, documentIds, work, isAdding);
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  return outcome;
}

/**
 * Returns what an action would do, with every check of the CMS, and changes nothing. With `isAdding` some
 * of the ids are of entries that the action creates.
 */
export function tryEach(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  act: Act,
  isAdding = false,
): Promise<Outcome> {
  return runInSavepoints(strapi, uid, documentIds, act, () => false, isAdding);
}

/**
 * Runs an action for all entries, or for none when one of them is refused. `finish` runs in the same
 * transaction, after all of them.
 */
export function runAllOrNone(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  act: Act,
  finish: () => Promise<unknown>,
  isAdding = false,
): Promise<Outcome> {
  const isKept = async ({ refused }: Outcome) => {
    if (refused.size > 0) return false;
    await finish();
    return true;
  };
  return runInSavepoints(strapi, uid, documentIds, act, isKept, isAdding);
}

function combine(refusals: readonly unknown[]): unknown {
  const [first, ...others] = refusals;
  const unexpected = refusals.find((error) => !(error instanceof errors.ApplicationError));
  if (unexpected !== undefined || others.length === 0) return unexpected ?? first;
  const known = refusals as { message: string; details?: { errors?: object[] } }[];
  return new errors.ValidationError(known.map(({ message }) => message).join(' '), {
    errors: known.flatMap(({ details }) => details?.errors ?? []),
  });
}

/**
 * Runs an action for all entries or for none.
 * @throws the refusals of all entries as one error
 */
export async function runTogether<Result>(
  strapi: Core.Strapi,
  uid: string,
  documentIds: readonly string[],
  act: (documentId: string) => Promise<Result>,
): Promise<Result[]> {
  const runAll = (ids: readonly string[]) =>
    withSelection(strapi, uid, documentIds, async () => {
      const results: Result[] = [];
      for (const documentId of ids) results.push(await act(documentId));
      return results;
    });
  try {
    return await runAll(documentIds);
  } catch (error) {
    if (documentIds.length === 1) throw error;
    const { done, refused } = await tryEach(strapi, uid, documentIds, act);
    if (refused.size > 0) throw combine([...refused.values()]);
    return runAll(done);
  }
}
