import type { Knex } from 'knex';
import type { Column } from './values.ts';

export type Table = { name: string; columns: Column[] };

// UPSTREAM: @strapi/database 5.54 · names of Strapi's own tables and their prefixes
// why: a backup moves between SQLite and PostgreSQL, which Strapi's own export does not do with all tables
// test: cms/tests/api/database/backup.test.ts
// until: `strapi export` contains accounts, enquiries and settings

/** Strapi's description of the database schema; differs between databases. */
export const SCHEMA_TABLE = 'strapi_database_schema';
/** Strapi's lists of executed migrations; it runs the others at its start. */
export const MIGRATION_TABLES = ['strapi_migrations', 'strapi_migrations_internal'];

// Restoring must not revive ended sessions; rate-limit counters are short-lived and exist only with
// PostgreSQL.
const LEFT_OUT = [SCHEMA_TABLE, 'strapi_sessions', 'rate_limits', 'entry_presence'];
// The CMS creates the rows of these tables at its first start.
const PROVISIONED = /^(strapi|admin|up|i18n)_|^upload_folders/;
// Backed up, but no content: the CMS restores missing entries from its copy in DATA_DIR.
const PRIVACY_LOG = 'privacy_log_entries';
// Visits of the first minutes, also of an installation without visitors.
const MEASURED = /^speed_/;

export function isBackedUp({ name }: Pick<Table, 'name'>): boolean {
  return !LEFT_OUT.includes(name);
}

/** Returns whether rows in a table show that the installation is in use, not just started once. */
export function isContent({ name }: Table): boolean {
  const isUsed = isBackedUp({ name }) && !PROVISIONED.test(name) && !MEASURED.test(name);
  return isUsed && name !== PRIVACY_LOG;
}

export function groupOf(table: string): string {
  if (/_(lnk|mph|cmps)$/.test(table)) return 'Relaciones';
  if (table.startsWith('components_')) return 'Componentes';
  return PROVISIONED.test(table) ? 'Cuentas y ajustes' : 'Contenido y consultas';
}

export async function countRowsIn(db: Knex, { name }: Table): Promise<number> {
  const [row] = await db(name).count<{ count: number }[]>({ count: '*' });
  return row?.count ?? 0;
}
