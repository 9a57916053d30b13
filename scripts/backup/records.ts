import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  BACKUP_RECORD_FILES,
  type BackupRecord,
  type BackupRecords,
  type RestoreRecord,
} from '@tequiora/cms/contracts/backups.ts';

function write(dataDir: string, kind: keyof BackupRecords, record: object): void {
  const file = path.join(dataDir, BACKUP_RECORD_FILES[kind]);
  writeFileSync(`${file}.tmp`, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
}

export function recordBackup(dataDir: string, record: BackupRecord): void {
  write(dataDir, 'backup', record);
}

export function recordRestore(dataDir: string, record: RestoreRecord): void {
  write(dataDir, 'restore', record);
}
