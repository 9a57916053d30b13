import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeSecrets, envTextFor, toEnvText, type Values } from './secrets.ts';

const FOR_OWNER = 0o600;
// PostgreSQL reads the file as another user; no other service mounts the volume.
const FOR_ALL = 0o444;

function writeAtomically(file: string, text: string, mode: number): void {
  writeFileSync(`${file}.new`, text, { mode });
  // The umask restricts the mode above.
  chmodSync(`${file}.new`, mode);
  renameSync(`${file}.new`, file);
}

export function secretsFileIn(folder: string): string {
  return path.join(folder, 'all/secrets.env');
}

/**
 * Creates the missing secrets of an installation. Each program has a volume below `folder` with only the
 * secrets that it needs. Returns all secrets and whether they are new.
 */
export function ensureSecretFiles(
  folder: string,
  template: string,
): { secrets: Values; isNew: boolean } {
  const own = secretsFileIn(folder);
  const isNew = !existsSync(own);
  const secrets = completeSecrets(template, isNew ? '' : readFileSync(own, 'utf8'));
  writeAtomically(own, toEnvText(secrets), FOR_OWNER);
  writeAtomically(path.join(folder, 'cms/cms.env'), envTextFor('cms', secrets), FOR_OWNER);
  writeAtomically(
    path.join(folder, 'publisher/publisher.env'),
    envTextFor('publisher', secrets),
    FOR_OWNER,
  );
  writeAtomically(path.join(folder, 'postgres/password'), secrets.POSTGRES_PASSWORD ?? '', FOR_ALL);
  return { secrets, isNew };
}
