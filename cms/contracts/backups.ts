/** The last backup (`npm run backup`). */
export type BackupRecord = {
  finishedAt: string;
  file: string;
  bytes: number;
  database: 'sqlite' | 'postgres';
  rows: number;
  files: number;
  /** Uploads in the database whose files were missing. */
  missing: number;
};

/** The last restore of a backup, or its test (`npm run restore -- FILE --test`). */
export type RestoreRecord = {
  finishedAt: string;
  file: string;
  /** Date of the backup. ISO 8601, UTC. */
  backupOf: string;
  database: 'sqlite' | 'postgres';
  rows: number;
  files: number;
  /** Whether it was restored to a temporary installation as a test. */
  isTest: boolean;
};

/** Files with the records, in DATA_DIR. */
export const BACKUP_RECORD_FILES = {
  backup: 'last-backup.json',
  restore: 'last-restore.json',
} as const satisfies Record<keyof BackupRecords, string>;

/** null: there is none yet, or its record cannot be read. */
export type BackupRecords = { backup: BackupRecord | null; restore: RestoreRecord | null };
