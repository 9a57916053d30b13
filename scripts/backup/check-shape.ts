import type { Knex } from 'knex';
import { UserError } from '../lib/user-error.ts';
import type { Manifest } from './manifest.ts';
import { readRows } from './row-files.ts';
import { MIGRATION_TABLES, type Table } from './tables.ts';

const BATCH = 1_000;
/** What a former version kept, and whose loss loses nothing (decision 110). */
const FORMER_COLUMNS = ['products_category_lnk.product_ord', 'cases_industry_lnk.case_ord'];

/** What the backup has and these tables have no place for, as `table` and `table.column`. */
function withoutPlace(manifest: Manifest, tables: Table[]): string[] {
  const here = new Map(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)]));
  return Object.entries(manifest.tables).flatMap(([name, { rows, columns }]) => {
    const known = here.get(name);
    if (rows === 0) return [];
    if (!known) return [name];
    return columns
      .filter((column) => !known.includes(column))
      .map((column) => `${name}.${column}`)
      .filter((column) => !FORMER_COLUMNS.includes(column));
  });
}

/** The migrations that were run where the backup was made and that do not exist here. */
async function unknownMigrations(db: Knex, manifest: Manifest, folder: string): Promise<string[]> {
  const unknown: string[] = [];
  for (const table of MIGRATION_TABLES) {
    if (!manifest.tables[table]?.rows) continue;
    const known = await db(table).pluck<string[]>('name');
    for await (const rows of readRows(folder, table, BATCH)) {
      unknown.push(...rows.map(({ name }) => String(name)).filter((name) => !known.includes(name)));
    }
  }
  return unknown;
}

/**
 * Makes sure that nothing of a backup would get lost in these tables. What they have beyond it
 * stays empty, and a migration that it has not seen is run at the CMS's next start.
 * @throws UserError for a backup of a newer version
 */
export async function checkShape(
  db: Knex,
  tables: Table[],
  { manifest, folder }: { manifest: Manifest; folder: string },
): Promise<void> {
  const wrong = withoutPlace(manifest, tables);
  if (wrong.length === 0) wrong.push(...(await unknownMigrations(db, manifest, folder)));
  if (wrong.length === 0) return;
  throw new UserError(
    `El respaldo es de otra versión del producto (${manifest.product}, Strapi ${manifest.strapi}); aquí no existe: ${wrong.slice(0, 8).join(', ')}.`,
    'No se cambió nada. Restáuralo con la versión que lo hizo y actualiza después.',
  );
}
