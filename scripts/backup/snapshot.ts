import { existsSync } from 'node:fs';
import path from 'node:path';
import { openPostgres, openSqlite, sqliteFile, type DatabaseSettings } from '../lib/database.ts';
import { UserError } from '../lib/user-error.ts';
import * as postgres from './postgres.ts';
import * as sqlite from './sqlite.ts';
import { isBackedUp, type Table } from './tables.ts';
import type { Row } from './values.ts';

/** A consistent view of the database, independent of later writes. */
export type Snapshot = {
  tables: Table[];
  rows: (table: Table) => AsyncIterable<Row[]>;
  close: () => Promise<void>;
};

async function snapshotPostgres(url: string): Promise<Snapshot> {
  const db = await openPostgres(url);
  try {
    const transaction = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
    return {
      // The first query fixes the point in time of the snapshot.
      tables: await postgres.listTables(transaction),
      rows: (table) => postgres.readRows(transaction, table),
      close: async () => {
        await transaction.rollback();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function snapshotSqlite(file: string, folder: string): Promise<Snapshot> {
  if (!existsSync(file)) {
    throw new UserError(
      `No hay base de datos en ${file}.`,
      'Revisa DATA_DIR, DATABASE_CLIENT y DATABASE_FILENAME.',
    );
  }
  const copy = path.join(folder, 'copy.sqlite');
  const source = openSqlite(file);
  try {
    await sqlite.copyDatabase(source, copy);
  } finally {
    await source.destroy();
  }
  const db = openSqlite(copy);
  return {
    tables: await sqlite.listTables(db),
    rows: (table) => sqlite.readRows(db, table),
    close: () => db.destroy(),
  };
}

/**
 * Takes a snapshot of the CMS's database; temporary files go to `folder`.
 * @throws UserError when the database is missing, or has no tables unless `mayBeEmpty`
 */
export async function takeSnapshot(
  settings: DatabaseSettings,
  folder: string,
  mayBeEmpty: boolean,
): Promise<Snapshot> {
  const snapshot =
    settings.DATABASE_CLIENT === 'postgres'
      ? await snapshotPostgres(settings.DATABASE_URL)
      : await snapshotSqlite(sqliteFile(settings), folder);
  if (snapshot.tables.length > 0 || mayBeEmpty) {
    return { ...snapshot, tables: snapshot.tables.filter(isBackedUp) };
  }
  await snapshot.close();
  throw new UserError(
    'La base de datos está vacía: no hay nada que respaldar.',
    'Revisa DATA_DIR, DATABASE_CLIENT y DATABASE_URL.',
  );
}
