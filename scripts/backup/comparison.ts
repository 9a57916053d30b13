import type { Knex } from 'knex';
import { bold, green, red } from '../lib/print.ts';
import { UserError } from '../lib/user-error.ts';
import type { Manifest } from './manifest.ts';
import { countRowsIn, groupOf, type Table } from './tables.ts';

export type ComparisonLine = { title: string; expected: number; found: number };

const WIDTH = 12;

/** Counts the rows of each table. @throws UserError naming the tables that differ from the backup */
export async function compareTables(
  db: Knex,
  tables: Table[],
  manifest: Manifest,
): Promise<ComparisonLine[]> {
  const lines: ComparisonLine[] = [];
  for (const table of tables) {
    const expected = manifest.tables[table.name]?.rows ?? 0;
    lines.push({ title: table.name, expected, found: await countRowsIn(db, table) });
  }
  const wrong = lines.filter(({ expected, found }) => expected !== found);
  if (wrong.length === 0) return lines;
  const list = wrong.map(({ title, expected, found }) => `${title}: ${found} de ${expected}`);
  throw new UserError(
    `Lo cargado no es lo respaldado:\n  ${list.join('\n  ')}`,
    'No se cambió nada.',
  );
}

export function summarise(lines: ComparisonLine[]): ComparisonLine[] {
  const groups = new Map<string, ComparisonLine>();
  for (const { title, expected, found } of lines) {
    const name = groupOf(title);
    const group = groups.get(name) ?? { title: name, expected: 0, found: 0 };
    group.expected += expected;
    group.found += found;
    groups.set(name, group);
  }
  return [...groups.values()];
}

export function formatComparison(lines: ComparisonLine[]): string {
  const row = (title: string, expected: string, found: string) =>
    `${title.padEnd(24)}${expected.padStart(WIDTH)}${found.padStart(WIDTH)}`;
  return [
    bold(row('', 'respaldo', 'restaurado')),
    ...lines.map(({ title, expected, found }) => {
      const mark = expected === found ? green('✓') : red('✗');
      return `${row(title, String(expected), String(found))}  ${mark}`;
    }),
  ].join('\n');
}
