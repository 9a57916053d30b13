import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';

import { isRecord } from '../../contracts/is-record';
import { readSettings } from '../platform/env/settings';
import type { LogRow } from './log-row';

const logFile = () => path.join(readSettings().dataDir, 'privacy-log.jsonl');

function parseLine(line: string): LogRow[] {
  try {
    const row: unknown = JSON.parse(line);
    return isRecord(row) && typeof row.documentId === 'string' ? [row as LogRow] : [];
  } catch {
    // A line is incomplete when the machine crashed while it was written.
    return [];
  }
}

/** Reads the copy of the log outside of the database, which restoring a backup does not overwrite. */
export async function readLogFile(): Promise<LogRow[]> {
  const text = await readFile(logFile(), 'utf8').catch(() => '');
  return text.split('\n').flatMap(parseLine);
}

export async function appendToLogFile(rows: readonly LogRow[]): Promise<void> {
  if (rows.length === 0) return;
  const lines = rows.map((row) => `\n${JSON.stringify(row)}`).join('');
  await appendFile(logFile(), lines, { mode: 0o600 });
}
