import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BACKUP_RECORD_FILES, type BackupRecords } from '../../../../contracts/backups';
import { parseJson } from '../../../platform/values/parse-json';

/** Returns null when the file is missing or is not a valid record. */
function read<T extends { finishedAt: string }>(file: string): T | null {
  try {
    const record = parseJson<T | null>(readFileSync(file, 'utf8'));
    return Number.isNaN(Date.parse(record?.finishedAt ?? '')) ? null : record;
  } catch {
    return null;
  }
}

/** Reads the records that `npm run backup` and `npm run restore` write to DATA_DIR. */
export function readBackupRecords(dataDir: string): BackupRecords {
  return {
    backup: read(path.join(dataDir, BACKUP_RECORD_FILES.backup)),
    restore: read(path.join(dataDir, BACKUP_RECORD_FILES.restore)),
    copy: read(path.join(dataDir, BACKUP_RECORD_FILES.copy)),
    copyTest: read(path.join(dataDir, BACKUP_RECORD_FILES.copyTest)),
  };
}
