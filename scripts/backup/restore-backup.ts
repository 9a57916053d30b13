import path from 'node:path';
import { BACKUP_RECORD_FILES, type RestoreRecord } from '@tequiora/cms/contracts/backups.ts';
import { withDatabase, type DatabaseSettings } from '../lib/database.ts';
import { step } from '../lib/steps.ts';
import { ignoreTermination } from '../lib/termination.ts';
import { UserError } from '../lib/user-error.ts';
import { writeJson } from '../lib/write-json.ts';
import { assertTargetEmpty, assertTargetStopped, findContent } from './assert-target.ts';
import { checkShape } from './check-shape.ts';
import { compareTables, summarise, type ComparisonLine } from './comparison.ts';
import { createBackup } from './create-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { loadTables } from './load-tables.ts';
import { countRows, hasDatabase, type Manifest } from './manifest.ts';
import * as postgres from './postgres.ts';
import * as sqlite from './sqlite.ts';
import { swapUploads } from './swap-uploads.ts';
import { SCHEMA_TABLE } from './tables.ts';
import { assertTrialSchema } from './trial-schema.ts';
import { unpack } from './unpack.ts';
import { listUploads, uploadsFolder } from './uploads.ts';
import { withWorkspace } from './workspace.ts';

export type RestoreOptions = {
  settings: DatabaseSettings;
  file: string;
  /** Address of the CMS, to check that it is stopped; undefined for an installation without a CMS. */
  cmsUrl?: string;
  /** Backup file for the current content; undefined when the installation must be empty. */
  safetyBackup?: string;
  /** Folder for the restore record; differs from DATA_DIR for a test restore. */
  recordDir: string;
  /** Has the CMS create or migrate its tables. */
  prepareTables: () => Promise<void>;
};

type Restored = { manifest: Manifest; lines: ComparisonLine[] };

const LIST_TABLES = { sqlite: sqlite.listTables, postgres: postgres.listTables };
const REPLACE_ROWS = { sqlite: sqlite.replaceRows, postgres: postgres.replaceRows };

const isTrial = ({ recordDir, settings }: RestoreOptions): boolean =>
  recordDir !== settings.DATA_DIR;

/** Checks that the target is not in use, and backs up or refuses existing content. */
async function checkTarget(options: RestoreOptions): Promise<void> {
  const { settings, cmsUrl, safetyBackup } = options;
  // A trial installation is new and empty.
  if (isTrial(options)) return;
  const content = await withDatabase(settings, async (db) => {
    await assertTargetStopped(db, settings, cmsUrl);
    return findContent(db, await LIST_TABLES[settings.DATABASE_CLIENT](db), settings);
  });
  if (safetyBackup === undefined) return assertTargetEmpty(content);
  if (content.length === 0) return;
  await step(`Guardar antes lo que hay, en ${safetyBackup}`, () =>
    createBackup(settings, safetyBackup, { mayBeEmpty: true }),
  );
}

/** Unpacks a backup. @throws UserError when it cannot be restored */
async function unpackDatabase(file: string, folder: string): Promise<Manifest> {
  const manifest = await unpack(file, folder);
  if (hasDatabase(manifest)) return manifest;
  throw new UserError(
    `${file} solo lleva archivos subidos: se guardó cuando no había base de datos.`,
    `No se cambió nada. Restaura otro respaldo. Para sacar los archivos de este: tar -xzf ${file} uploads`,
  );
}

/** Loads database and uploads atomically: both change, or neither does. */
async function load(
  settings: DatabaseSettings,
  manifest: Manifest,
  folder: string,
): Promise<ComparisonLine[]> {
  return withDatabase(settings, async (db) => {
    const kind = settings.DATABASE_CLIENT;
    const isStrict = kind === 'postgres';
    const tables = (await LIST_TABLES[kind](db)).filter(({ name }) => name !== SCHEMA_TABLE);
    if (tables.length === 0) {
      throw new UserError(
        'La base de datos no tiene tablas.',
        'Inicia el CMS una vez sobre ella con FIRST_CONTENT=false, detenlo y repite la orden.',
      );
    }
    await checkShape(db, tables, { manifest, folder });
    if (!isStrict) await sqlite.ignoreForeignKeys(db);
    const live = uploadsFolder(settings.DATA_DIR);
    let undo: (() => Promise<void>) | undefined;
    try {
      return await db.transaction(async (transaction) => {
        if (isStrict) await assertTrialSchema(transaction, settings.DATABASE_URL);
        await REPLACE_ROWS[kind](transaction, tables, () =>
          loadTables(transaction, tables, { manifest, folder, isStrict }),
        );
        const lines = await compareTables(transaction, tables, manifest);
        // An exit between the swap and the commit would leave the uploads of one state and the database
        // of another.
        ignoreTermination();
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
 * Restores a backup into an empty installation on either database, so it also migrates between them.
 * @throws UserError when the restore failed and nothing changed
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { settings, file, recordDir, prepareTables } = options;
  return explainFailure(`No se pudo restaurar ${file}.`, () =>
    withWorkspace(settings.DATA_DIR, async (folder) => {
      const manifest = await step('Revisar el respaldo', () => unpackDatabase(file, folder));
      await checkTarget(options);
      await step(`Preparar las tablas (${settings.DATABASE_CLIENT})`, prepareTables);
      const lines = await step('Cargar la base de datos y los archivos', () =>
        load(settings, manifest, folder),
      );
      const files: ComparisonLine = {
        title: 'Archivos',
        expected: Object.keys(manifest.files).length,
        found: (await listUploads(uploadsFolder(settings.DATA_DIR))).length,
      };
      const record: RestoreRecord = {
        finishedAt: new Date().toISOString(),
        file,
        backupOf: manifest.createdAt,
        database: settings.DATABASE_CLIENT,
        rows: countRows(manifest),
        files: files.found,
        isTest: isTrial(options),
      };
      writeJson(path.join(recordDir, BACKUP_RECORD_FILES.restore), record);
      return { manifest, lines: [...summarise(lines), files] };
    }),
  );
}
