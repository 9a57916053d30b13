import path from 'node:path';
import type { Knex } from 'knex';
import { step } from '../lib/steps.ts';
import { UserError } from '../lib/user-error.ts';
import { assertEmpty, assertStopped, findContent } from './check-target.ts';
import { checkShape } from './check-shape.ts';
import { assertSame, countTables, summarise, type Line } from './comparison.ts';
import { createBackup } from './create-backup.ts';
import { openDatabase, type DatabaseKind, type DatabaseSettings } from './database.ts';
import { explainFailure } from './explain-failure.ts';
import { loadTables } from './load-tables.ts';
import { countRows, type Manifest } from './manifest.ts';
import { loadPostgres } from './postgres-load.ts';
import { listPostgresTables } from './postgres.ts';
import { recordRestore } from './records.ts';
import { ignoreForeignKeys, loadSqlite } from './sqlite-load.ts';
import { listSqliteTables } from './sqlite.ts';
import { swapUploads } from './swap-uploads.ts';
import { SCHEMA_TABLE } from './tables.ts';
import { assertTrialSchema } from './trial-schema.ts';
import { unpack } from './unpack.ts';
import { listUploads, uploadsFolder } from './uploads.ts';
import { withWorkspace } from './workspace.ts';

export type RestoreOptions = {
  settings: DatabaseSettings;
  file: string;
  /** Where the CMS answers while it runs; undefined for an installation that has none. */
  cmsUrl?: string;
  /** Where what is there now is kept; undefined when there may be nothing. */
  keepAs?: string;
  /** The folder that remembers it: another one when the installation is only to try it out. */
  recordIn: string;
  /** Lets the CMS make the tables of the database, as its version wants them. */
  prepareTables: () => Promise<void>;
};

export type Restored = { manifest: Manifest; lines: Line[] };

const LISTS = { sqlite: listSqliteTables, postgres: listPostgresTables };
const LOADS = { sqlite: loadSqlite, postgres: loadPostgres };

async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (db: Knex, kind: DatabaseKind) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(settings);
  try {
    return await work(db, settings.DATABASE_CLIENT);
  } finally {
    await db.destroy();
  }
}

const isTrial = ({ recordIn, settings }: RestoreOptions): boolean => recordIn !== settings.DATA_DIR;

/** Makes sure that nobody works here and nothing gets lost. */
async function checkTarget(options: RestoreOptions): Promise<void> {
  const { settings, cmsUrl, keepAs } = options;
  // It was made for this, perhaps beside what others are working on.
  if (isTrial(options)) return;
  const content = await withDatabase(settings, async (db, kind) => {
    await assertStopped(db, kind, cmsUrl);
    return findContent(db, await LISTS[kind](db), settings);
  });
  if (keepAs === undefined) return assertEmpty(content);
  if (content.length === 0) return;
  await step(`Guardar antes lo que hay, en ${keepAs}`, () => createBackup(settings, keepAs));
}

/** Loads database and uploads, which both change or neither does. */
async function load(
  settings: DatabaseSettings,
  manifest: Manifest,
  folder: string,
): Promise<Line[]> {
  return withDatabase(settings, async (db, kind) => {
    const tables = (await LISTS[kind](db)).filter(({ name }) => name !== SCHEMA_TABLE);
    if (tables.length === 0) {
      throw new UserError(
        'La base de datos no tiene tablas.',
        'Inicia el CMS una vez sobre ella con FIRST_CONTENT=false, detenlo y repite la orden.',
      );
    }
    await checkShape(db, tables, { manifest, folder });
    if (kind === 'sqlite') await ignoreForeignKeys(db);
    const live = uploadsFolder(settings.DATA_DIR);
    let undo: (() => Promise<void>) | undefined;
    try {
      return await db.transaction(async (transaction) => {
        const isStrict = kind === 'postgres';
        if (isStrict) await assertTrialSchema(transaction, settings.DATABASE_URL);
        await LOADS[kind](transaction, tables, () =>
          loadTables(transaction, tables, { manifest, folder, isStrict }),
        );
        const lines = await countTables(transaction, tables, manifest);
        assertSame(lines);
        undo = await swapUploads(live, path.join(folder, 'uploads'), path.join(folder, 'previous'));
        return lines;
      });
    } catch (error) {
      await undo?.();
      throw error;
    }
  });
}

/**
 * Puts a backup into an empty installation, on either database: so it also moves one to the other.
 * @throws UserError when it could not; nothing is changed then
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { settings, file, recordIn, prepareTables } = options;
  return explainFailure(`No se pudo restaurar ${file}.`, () =>
    withWorkspace(settings.DATA_DIR, async (folder) => {
      const manifest = await step('Revisar el respaldo', () => unpack(file, folder));
      await checkTarget(options);
      await step(`Preparar las tablas (${settings.DATABASE_CLIENT})`, prepareTables);
      const lines = await step('Cargar la base de datos y los archivos', () =>
        load(settings, manifest, folder),
      );
      const files: Line = {
        title: 'Archivos',
        wanted: Object.keys(manifest.files).length,
        found: (await listUploads(uploadsFolder(settings.DATA_DIR))).length,
      };
      recordRestore(recordIn, {
        finishedAt: new Date().toISOString(),
        file,
        backupOf: manifest.createdAt,
        database: settings.DATABASE_CLIENT,
        rows: countRows(manifest),
        files: files.found,
        isTest: isTrial(options),
      });
      return { manifest, lines: [...summarise(lines), files] };
    }),
  );
}
