import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { completeSecrets, envTextFor, toEnvText, type Values } from './secrets.ts';

const FOR_OWNER = 0o600;
// PostgreSQL reads it as another user; the volume is mounted nowhere else.
const FOR_ALL = 0o444;

function put(file: string, text: string, mode: number): void {
  writeFileSync(`${file}.new`, text, { mode });
  // The mode above is cut by the umask.
  chmodSync(`${file}.new`, mode);
  renameSync(`${file}.new`, file);
}

export function secretsFileIn(folder: string): string {
  return path.join(folder, 'all/secrets.env');
}

/**
 * Makes the secrets of an installation that has none yet, and writes to each program's volume,
 * mounted below `folder`, what it needs of them. Answers all of them, and whether they are new.
 */
export function ensureSecretFiles(
  folder: string,
  template: string,
): { secrets: Values; isNew: boolean } {
  const own = secretsFileIn(folder);
  const isNew = !existsSync(own);
  const secrets = completeSecrets(template, isNew ? '' : readFileSync(own, 'utf8'));
  put(own, toEnvText(secrets), FOR_OWNER);
  put(path.join(folder, 'cms/cms.env'), envTextFor('cms', secrets), FOR_OWNER);
  put(path.join(folder, 'publisher/publisher.env'), envTextFor('publisher', secrets), FOR_OWNER);
  put(path.join(folder, 'postgres/password'), secrets.POSTGRES_PASSWORD ?? '', FOR_ALL);
  return { secrets, isNew };
}
