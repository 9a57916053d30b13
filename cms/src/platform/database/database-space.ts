import { statfs } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { readSettings } from '../env/settings';

/**
 * Returns the free bytes on the disk of a SQLite database; null for PostgreSQL, whose disk this
 * process cannot see, and when the disk cannot be read.
 */
async function readFreeDatabaseBytes(): Promise<number | null> {
  const { database } = readSettings();
  if (database.client === 'postgres') return null;
  try {
    const { bavail, bsize } = await statfs(path.dirname(database.filename));
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Returns true when at least `disk.minFreeBytes` are free, or when the free space is unknown. */
export async function hasDatabaseSpace(strapi: Core.Strapi): Promise<boolean> {
  const freeBytes = await readFreeDatabaseBytes();
  return freeBytes === null || freeBytes >= strapi.config.get<number>('disk.minFreeBytes');
}
