import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { BackupRecords } from '../../contracts/backups';

/** A record that one of the scripts has written; whatever else is there counts as none. */
function read<T extends { finishedAt: string }>(file: string): T | null {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as T | null;
    return Number.isNaN(Date.parse(record?.finishedAt ?? '')) ? null : record;
  } catch {
    return null;
  }
}

/** What the scripts remember of backups in DATA_DIR (`scripts/backup/records.ts` writes it). */
export function readBackupRecords(dataDir: string): BackupRecords {
  return {
    backup: read(path.join(dataDir, 'last-backup.json')),
    restore: read(path.join(dataDir, 'last-restore.json')),
  };
}
