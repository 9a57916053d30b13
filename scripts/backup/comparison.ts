import type { Knex } from 'knex';
import { bold, green, red } from '../lib/log.ts';
import { UserError } from '../lib/user-error.ts';
import type { Manifest } from './manifest.ts';
import { countIn, groupOf, type Table } from './tables.ts';

export type Line = { title: string; wanted: number; found: number };

const WIDTH = 12;

/** Counts what is in the tables, beside what the backup says, by table. */
export async function countTables(db: Knex, tables: Table[], manifest: Manifest): Promise<Line[]> {
  const lines: Line[] = [];
  for (const table of tables) {
    const wanted = manifest.tables[table.name]?.rows ?? 0;
    lines.push({ title: table.name, wanted, found: await countIn(db, table) });
  }
  return lines;
}

/** @throws UserError naming the tables that differ */
export function assertSame(lines: Line[]): void {
  const wrong = lines.filter(({ wanted, found }) => wanted !== found);
  if (wrong.length === 0) return;
  const list = wrong.map(({ title, wanted, found }) => `${title}: ${found} de ${wanted}`);
  throw new UserError(
    `Lo cargado no es lo respaldado:\n  ${list.join('\n  ')}`,
    'No se cambió nada.',
  );
}

/** Sums up tables by what they hold: content, relations, components, accounts. */
export function summarise(lines: Line[]): Line[] {
  const groups = new Map<string, Line>();
  for (const { title, wanted, found } of lines) {
    const name = groupOf(title);
    const group = groups.get(name) ?? { title: name, wanted: 0, found: 0 };
    groups.set(name, {
      title: name,
      wanted: group.wanted + wanted,
      found: group.found + found,
    });
  }
  return [...groups.values()];
}

/** The lines as a table for the terminal. */
export function formatLines(lines: Line[]): string {
  const row = (title: string, wanted: string, found: string) =>
    `${title.padEnd(24)}${wanted.padStart(WIDTH)}${found.padStart(WIDTH)}`;
  return [
    bold(row('', 'respaldo', 'restaurado')),
    ...lines.map(({ title, wanted, found }) => {
      const mark = wanted === found ? green('✓') : red('✗');
      return `${row(title, String(wanted), String(found))}  ${mark}`;
    }),
  ].join('\n');
}
