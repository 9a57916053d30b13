import { statfs } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { readSettings } from './settings';

/**
 * The bytes that are free on the disk of the database; null with PostgreSQL, whose disk is not ours
 * to see, and where the disk cannot be read.
 */
export async function readDatabaseSpace(): Promise<number | null> {
  const { database } = readSettings();
  if (database.client === 'postgres') return null;
  try {
    const { bavail, bsize } = await statfs(path.dirname(database.filename));
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Whether the disk of the database has space for what is about to be stored. */
export async function hasDatabaseSpace(strapi: Core.Strapi): Promise<boolean> {
  const freeBytes = await readDatabaseSpace();
  return freeBytes === null || freeBytes >= strapi.config.get<number>('disk.minFreeBytes');
}
