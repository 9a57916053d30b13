import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseKind } from './database.ts';

// The CMS reads these files for the dashboard: see cms/src/lib/backup-records.ts.
const BACKUP_FILE = 'last-backup.json';
const RESTORE_FILE = 'last-restore.json';

export type BackupRecord = {
  finishedAt: string;
  file: string;
  bytes: number;
  database: DatabaseKind;
  rows: number;
  files: number;
  /** Number of uploads that the database names and that were not on disk. */
  missing: number;
};

export type RestoreRecord = {
  finishedAt: string;
  file: string;
  backupOf: string;
  database: DatabaseKind;
  rows: number;
  files: number;
  /** A test restore into a temporary installation. */
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
