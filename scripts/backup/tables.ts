import type { Knex } from 'knex';
import type { Column } from './values.ts';

export type Table = { name: string; columns: Column[] };

/** Describes the database itself, which differs from one to the next: Strapi keeps its own. */
export const SCHEMA_TABLE = 'strapi_database_schema';
/** Strapi's lists of the migrations that were run: what is not in them, it runs at its start. */
export const MIGRATION_TABLES = ['strapi_migrations', 'strapi_migrations_internal'];

// A session that somebody ended must not come back with the backup from before; what the rate limits
// count is of this hour, and only with PostgreSQL.
const LEFT_OUT = [SCHEMA_TABLE, 'strapi_sessions', 'rate_limits', 'entry_presence'];
// What the CMS makes sure of at its first start.
const PROVISIONED = /^(strapi|admin|up|i18n)_|^upload_folders/;
// It is in backups; the CMS puts entries that are missing back from its copy in DATA_DIR.
const PRIVACY_LOG = 'privacy_log_entries';

export function isBackedUp({ name }: Pick<Table, 'name'>): boolean {
  return !LEFT_OUT.includes(name);
}

/** Whether rows in a table mean that the installation is in use, and not only started once. */
export function isContent({ name }: Table): boolean {
  return isBackedUp({ name }) && !PROVISIONED.test(name) && name !== PRIVACY_LOG;
}

/** The line of the report that a table is counted in. */
export function groupOf(table: string): string {
  if (/_(lnk|mph|cmps)$/.test(table)) return 'Relaciones';
  if (table.startsWith('components_')) return 'Componentes';
  return PROVISIONED.test(table) ? 'Cuentas y ajustes' : 'Contenido y consultas';
}

export async function countIn(db: Knex, { name }: Table): Promise<number> {
  const [row] = await db(name).count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}
