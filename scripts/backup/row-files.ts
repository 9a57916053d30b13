import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveWriter } from './archive.ts';
import type { Manifest } from './manifest.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './tables.ts';
import { rowsName } from './unpack.ts';
import type { Row } from './values.ts';

/** Writes a table as JSON lines; returns the number of rows. */
async function writeRows(snapshot: Snapshot, table: Table, file: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of snapshot.rows(table)) {
      count += rows.length;
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return count;
}

/** Adds the rows of every table of a snapshot to an archive, using a temporary file in `folder`. */
export async function addRowFiles(
  snapshot: Snapshot,
  archive: ArchiveWriter,
  folder: string,
): Promise<Manifest['tables']> {
  // A tar entry starts with the length of its content.
  const spool = path.join(folder, 'rows.jsonl');
  const tables: Manifest['tables'] = {};
  for (const table of snapshot.tables) {
    const rows = await writeRows(snapshot, table, spool);
    const columns = table.columns.map(({ name }) => name);
    tables[table.name] = {
      rows,
      columns,
      ...(await archive.addFile(rowsName(table.name), spool)),
    };
  }
  return tables;
}

/** Yields the lines of a file. readline also splits at U+2028, which may occur within a value. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export async function* readRowFile(
  folder: string,
  table: string,
  batch: number,
): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const line of readLines(path.join(folder, rowsName(table)))) {
    rows.push(JSON.parse(line) as Row);
    if (rows.length < batch) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}
