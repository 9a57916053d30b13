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

/** A copy of a backup off the machine. */
export type SentCopy = {
  sentAt: string;
  name: string;
  /** Where it is, without keys. */
  address: string;
  bytes: number;
  /** Copies that are kept there, with this one; null when old ones could not be removed. */
  count: number | null;
};

/** The last attempt to send a copy (`npm run backup -- FILE --copy`). */
export type CopyRecord = {
  finishedAt: string;
  /** The last copy that was sent; null when none was yet. */
  last: SentCopy | null;
  /** Why the attempt failed; null when it did not. */
  problem: string | null;
};

/** Files with the records, in DATA_DIR. */
export const BACKUP_RECORD_FILES = {
  backup: 'last-backup.json',
  restore: 'last-restore.json',
  copy: 'last-copy.json',
  copyTest: 'last-copy-test.json',
} as const satisfies Record<keyof BackupRecords, string>;

/** null: there is none yet, or its record cannot be read. */
export type BackupRecords = {
  backup: BackupRecord | null;
  restore: RestoreRecord | null;
  copy: CopyRecord | null;
  /** The last test restore of a copy (`npm run restore -- latest --copy --test`). */
  copyTest: RestoreRecord | null;
};
