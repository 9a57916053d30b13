import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '@strapi/strapi';

import { acquireLock } from '../../contracts/process-lock';
import { readSettings } from '../platform/env/settings';

/** Time in which the CMS of a killed `npm start` ends. */
const PATIENCE_MS = 10_000;

/**
 * Keeps other CMS processes off this one's SQLite database, which has a single writer, and returns a
 * function that releases it. Instances on PostgreSQL share their database, and commands may run while a CMS does.
 * @throws Error with the process id of the other CMS when it still runs after 10 s; nothing is written
 */
export async function lockDatabase(strapi: Core.Strapi): Promise<() => void> {
  const { database, isCommand } = readSettings();
  if (database.client !== 'sqlite' || isCommand) return () => undefined;
  const deadline = Date.now() + PATIENCE_MS;
  const lock = await acquireLock(`${database.filename}.sock`, async (holder) => {
    const occupied = `Process ${holder} uses the database ${database.filename}`;
    if (Date.now() > deadline) throw new Error(`${occupied}; end it before you start another CMS`);
    strapi.log.warn(`${occupied}; waiting for its end`);
    await sleep(1_000);
  });
  return lock.release;
}
