import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseKind } from './database.ts';

// The CMS reads them for the dashboard: see cms/src/lib/backup-records.ts.
const BACKUP_FILE = 'last-backup.json';
const RESTORE_FILE = 'last-restore.json';

export type BackupRecord = {
  finishedAt: string;
  file: string;
  bytes: number;
  database: DatabaseKind;
  rows: number;
  files: number;
  /** Uploads that the database names and that were not there. */
  missing: number;
};

export type RestoreRecord = {
  finishedAt: string;
  file: string;
  /** Of when the backup is. */
  backupOf: string;
  database: DatabaseKind;
  rows: number;
  files: number;
  /** Into an installation that was thrown away, to see that it can be done. */
  isTest: boolean;
};

function write(file: string, record: object): void {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
}

export function recordBackup(dataDir: string, record: BackupRecord): void {
  write(path.join(dataDir, BACKUP_FILE), record);
}

export function recordRestore(dataDir: string, record: RestoreRecord): void {
  write(path.join(dataDir, RESTORE_FILE), record);
}
