import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BACKUP_RECORD_FILES } from '@tequiora/cms/contracts/backups.ts';
import { openPostgres, openSqlite, sqliteFile, type DatabaseSettings } from './database.ts';
import { UserError } from './user-error.ts';

const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code ?? '');
}

/** Describes the damage of a SQLite file; undefined when it is intact, or locked by another program. */
async function findDamage(file: string): Promise<string | undefined> {
  const db = openSqlite(file);
  try {
    const [row] = await db.raw<{ quick_check: string }[]>('pragma quick_check(1)');
    return row?.quick_check === 'ok' ? undefined : row?.quick_check;
  } catch (error) {
    if (DAMAGED.has(codeOf(error).split('_').slice(0, 2).join('_'))) return codeOf(error);
    if (codeOf(error).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  } finally {
    await db.destroy();
  }
}

/** Returns the file of the last backup, or a placeholder when none is recorded. */
function lastBackup(dataDir: string): string {
  try {
    const text = readFileSync(path.join(dataDir, BACKUP_RECORD_FILES.backup), 'utf8');
    return (JSON.parse(text) as { file: string }).file;
  } catch {
    return 'RESPALDO.tar.gz';
  }
}

/**
 * Checks that the CMS can start on its database.
 * @throws UserError when PostgreSQL rejects the connection, or the SQLite file is damaged
 */
export async function checkDatabase(settings: DatabaseSettings): Promise<void> {
  if (settings.DATABASE_CLIENT === 'postgres') {
    await (await openPostgres(settings.DATABASE_URL)).destroy();
    return;
  }
  const file = sqliteFile(settings);
  if (!existsSync(file)) return;
  const damage = await findDamage(file);
  if (damage === undefined) return;
  throw new UserError(
    `La base de datos ${file} está dañada o cortada (${damage}).`,
    `Apártala y restaura el último respaldo:
  mv ${file} ${file}.dañada
  npm run restore -- ${lastBackup(settings.DATA_DIR)} --replace`,
  );
}
