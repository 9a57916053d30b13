import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { BACKUP_RECORD_FILES, type RestoreRecord } from '@tequiora/cms/contracts/backups.ts';
import { type DatabaseSettings, withDatabase } from '../lib/database.ts';
import { step } from '../lib/steps.ts';
import { ignoreTermination } from '../lib/termination.ts';
import { messageOf, UserError } from '../lib/user-error.ts';
import { isResponding } from '../lib/wait.ts';
import { writeJson } from '../lib/write-json.ts';
import { checkShape } from './check-shape.ts';
import { compareTables, summarise, type ComparisonLine } from './comparison.ts';
import { createBackup } from './create-backup.ts';
import { explainFailure } from './explain-failure.ts';
import { countRows, hasDatabase, type Manifest } from './manifest.ts';
import * as postgres from './postgres.ts';
import { countOtherSessions } from './postgres.ts';
import { readRowFile } from './row-files.ts';
import * as sqlite from './sqlite.ts';
import { countRowsIn, isContent, SCHEMA_TABLE, type Table } from './tables.ts';
import { assertTrialSchema } from './trial-schema.ts';
import { unpack } from './unpack.ts';
import { listUploads, uploadsFolder } from './uploads.ts';
import { toStored, rejectionReason, type Row } from './values.ts';
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
  /** Name of the copy off the machine that the file was fetched from. */
  copyName?: string;
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
  const { settings, file, recordDir, copyName, prepareTables } = options;
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
        file: copyName ?? file,
        backupOf: manifest.createdAt,
        database: settings.DATABASE_CLIENT,
        rows: countRows(manifest),
        files: files.found,
        isTest: isTrial(options),
      };
      const kind = copyName !== undefined && isTrial(options) ? 'copyTest' : 'restore';
      writeJson(path.join(recordDir, BACKUP_RECORD_FILES[kind]), record);
      return { manifest, lines: [...summarise(lines), files] };
    }),
  );
}

// Git and editors keep such files in empty folders.
const isHidden = (file: string): boolean => file.startsWith('.');

/** @throws UserError while the CMS responds at its address, or the database has other sessions */
async function assertTargetStopped(
  db: Knex,
  { DATABASE_CLIENT }: DatabaseSettings,
  cmsUrl: string | undefined,
): Promise<void> {
  const hint = 'Termínalo (Ctrl-C en npm start, o docker compose stop cms) y repite la orden.';
  if (cmsUrl && (await isResponding(`${cmsUrl}/healthz`))) {
    throw new UserError(`El CMS está en marcha en ${cmsUrl}.`, hint);
  }
  const sessions = DATABASE_CLIENT === 'postgres' ? await countOtherSessions(db) : 0;
  if (sessions === 0) return;
  throw new UserError(`Otro programa usa la base de datos (${sessions} conexiones).`, hint);
}

/** Lists the content of an installation that a restore would destroy, as `products (20)`. */
async function findContent(
  db: Knex,
  tables: Table[],
  settings: DatabaseSettings,
): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables.filter(isContent)) {
    const count = await countRowsIn(db, table);
    if (count > 0) found.push(`${table.name} (${count})`);
  }
  const files = await listUploads(uploadsFolder(settings.DATA_DIR));
  const uploads = files.filter((file) => !isHidden(file)).length;
  return uploads > 0 ? [...found, `archivos subidos (${uploads})`] : found;
}

/** @throws UserError when the installation has content */
function assertTargetEmpty(content: string[]): void {
  if (content.length === 0) return;
  const list = `${content.slice(0, 6).join(', ')}${content.length > 6 ? '…' : ''}`;
  throw new UserError(
    `Esta instalación ya tiene contenido: ${list}.`,
    'Restaura en una vacía (otro DATA_DIR u otra base de datos), o añade --replace: guarda antes lo que hay en otro respaldo y lo reemplaza.',
  );
}

// Limits per statement: SQLite 500 rows, PostgreSQL 65,535 values.
const BATCH = 200;

/** @throws UserError naming the row and the column that PostgreSQL would refuse */
function assertStorable({ name, columns }: Table, row: Row): void {
  for (const column of columns) {
    const reason = rejectionReason(column, row[column.name] ?? null);
    if (!reason) continue;
    throw new UserError(
      `No cabe en PostgreSQL: ${column.name} de ${name} (id ${String(row.id)}) ${reason}.`,
      'No se cambió nada. Corrige ese texto en el CMS y haz otro respaldo.',
    );
  }
}

async function loadTable(
  db: Knex.Transaction,
  table: Table,
  folder: string,
  isStrict: boolean,
): Promise<void> {
  for await (const rows of readRowFile(folder, table.name, BATCH)) {
    if (isStrict) rows.forEach((row) => assertStorable(table, row));
    const stored = rows.map((row) =>
      Object.fromEntries(
        table.columns
          .filter(({ name }) => name in row)
          .map(({ name, kind }) => [name, toStored(kind, row[name] ?? null)]),
      ),
    );
    await db(table.name).insert(stored);
  }
}

async function loadTables(
  db: Knex.Transaction,
  tables: Table[],
  { manifest, folder, isStrict }: { manifest: Manifest; folder: string; isStrict: boolean },
): Promise<void> {
  for (const table of tables) {
    if (!manifest.tables[table.name]?.rows) continue;
    try {
      await loadTable(db, table, folder, isStrict);
    } catch (error) {
      if (error instanceof UserError) throw error;
      throw new UserError(
        `No se pudieron cargar las filas de ${table.name}: ${messageOf(error)}`,
        'No se cambió nada.',
      );
    }
  }
}

/** Moves the content of a folder. The folder itself may be a mount point. */
async function moveContents(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true });
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    try {
      await rename(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      await cp(source, target, { recursive: true });
      await rm(source, { recursive: true });
    }
  }
}

/**
 * Replaces the uploads in `live` with those in `restored` and moves the old ones to `aside`. Returns a
 * function that undoes the swap.
 */
async function swapUploads(
  live: string,
  restored: string,
  aside: string,
): Promise<() => Promise<void>> {
  const undo = async (): Promise<void> => {
    await moveContents(live, restored);
    await moveContents(aside, live);
  };
  await moveContents(live, aside);
  try {
    await moveContents(restored, live);
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
