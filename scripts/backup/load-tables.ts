import type { Knex } from 'knex';
import { messageOf, UserError } from '../lib/user-error.ts';
import type { Manifest } from './manifest.ts';
import { readRowFile } from './row-files.ts';
import type { Table } from './tables.ts';
import { toStored, rejectionReason, type Row } from './values.ts';

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

export async function loadTables(
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
