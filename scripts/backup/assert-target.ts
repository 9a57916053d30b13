import type { Knex } from 'knex';
import type { DatabaseSettings } from '../lib/database.ts';
import { UserError } from '../lib/user-error.ts';
import { isResponding } from '../lib/wait.ts';
import { countOtherSessions } from './postgres.ts';
import { countRowsIn, isContent, type Table } from './tables.ts';
import { listUploads, uploadsFolder } from './uploads.ts';

// Git and editors keep such files in empty folders.
const isHidden = (file: string): boolean => file.startsWith('.');

/** @throws UserError while the CMS responds at its address, or the database has other sessions */
export async function assertTargetStopped(
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
export async function findContent(
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
export function assertTargetEmpty(content: string[]): void {
  if (content.length === 0) return;
  const list = `${content.slice(0, 6).join(', ')}${content.length > 6 ? '…' : ''}`;
  throw new UserError(
    `Esta instalación ya tiene contenido: ${list}.`,
    'Restaura en una vacía (otro DATA_DIR u otra base de datos), o añade --replace: guarda antes lo que hay en otro respaldo y lo reemplaza.',
  );
}
