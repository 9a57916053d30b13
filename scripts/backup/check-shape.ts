import type { Knex } from 'knex';
import { UserError } from '../lib/user-error.ts';
import type { Manifest } from './manifest.ts';
import { readRowFile } from './row-files.ts';
import { MIGRATION_TABLES, type Table } from './tables.ts';

const BATCH = 1_000;
/** Columns of earlier versions that may be dropped (decisions 003 and 144). */
const FORMER_COLUMNS = [
  'products_category_lnk.product_ord',
  'cases_industry_lnk.case_ord',
  'site_settings_entries.monthly_sales',
  'site_settings_entries.monthly_sales_change',
  'site_settings_entries.products_change',
  'site_settings_entries.services_change',
  'site_settings_entries.enquiries_change',
];

/** Returns what the backup has and these tables lack, as `table` and `table.column`. */
function missingColumns(manifest: Manifest, tables: Table[]): string[] {
  const existing = new Map(
    tables.map(({ name, columns }) => [name, columns.map((one) => one.name)]),
  );
  return Object.entries(manifest.tables).flatMap(([name, { rows, columns }]) => {
    const known = existing.get(name);
    if (rows === 0) return [];
    if (!known) return [name];
    return columns
      .filter((column) => !known.includes(column))
      .map((column) => `${name}.${column}`)
      .filter((column) => !FORMER_COLUMNS.includes(column));
  });
}

/** Returns the migrations that ran on the backed-up installation and do not exist here. */
async function unknownMigrations(db: Knex, manifest: Manifest, folder: string): Promise<string[]> {
  const unknown: string[] = [];
  for (const table of MIGRATION_TABLES) {
    if (!manifest.tables[table]?.rows) continue;
    const known = await db(table).pluck<string[]>('name');
    for await (const rows of readRowFile(folder, table, BATCH)) {
      unknown.push(...rows.map(({ name }) => String(name)).filter((name) => !known.includes(name)));
    }
  }
  return unknown;
}

/**
 * Checks that these tables can hold the whole backup. Additional tables and columns stay empty, and
 * the CMS runs the missing migrations at its next start.
 * @throws UserError for a backup of a newer version
 */
export async function checkShape(
  db: Knex,
  tables: Table[],
  { manifest, folder }: { manifest: Manifest; folder: string },
): Promise<void> {
  const wrong = missingColumns(manifest, tables);
  if (wrong.length === 0) wrong.push(...(await unknownMigrations(db, manifest, folder)));
  if (wrong.length === 0) return;
  throw new UserError(
    `El respaldo es de otra versión del producto (${manifest.product}, Strapi ${manifest.strapi}); aquí no existe: ${wrong.slice(0, 8).join(', ')}.`,
    'No se cambió nada. Restáuralo con la versión que lo hizo y actualiza después.',
  );
}
