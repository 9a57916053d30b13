/** The last backup that was written (`npm run backup`). */
export type BackupRecord = {
  finishedAt: string;
  file: string;
  bytes: number;
  database: 'sqlite' | 'postgres';
  rows: number;
  files: number;
  /** Uploads that the database names and that were not there. */
  missing: number;
};

/** The last time a backup was restored, or tried out (`npm run restore -- FILE --test`). */
export type RestoreRecord = {
  finishedAt: string;
  file: string;
  /** Of when the backup is. */
  backupOf: string;
  database: 'sqlite' | 'postgres';
  rows: number;
  files: number;
  /** Into an installation that was thrown away, to see that it can be done. */
  isTest: boolean;
};

/** null: none was made yet, or its record cannot be read. */
export type BackupRecords = { backup: BackupRecord | null; restore: RestoreRecord | null };
