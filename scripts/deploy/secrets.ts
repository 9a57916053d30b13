import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { givenSecrets, madeSecrets } from '@tequiora/cms/contracts/variables.ts';
import { randomSecret, randomValues } from '../lib/env-file.ts';

type Values = Record<string, string>;

const FOR_OWNER = 0o600;
// PostgreSQL reads the file as another user; no other service mounts the volume.
const FOR_ALL = 0o444;

type Program = 'cms' | 'publisher';

function read(text: string): Values {
  return parseEnv(text) as Values;
}

/**
 * Returns all secrets of an installation: those of `existing`, the text of its secrets file, and random
 * values for new ones.
 */
function completeSecrets(existing: string): Values {
  return { ...randomValues(), POSTGRES_PASSWORD: randomSecret(), ...read(existing) };
}

function toEnvText(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

/** Quotes what a person wrote: an unquoted `#` would begin a comment. */
const quote = (value: string): string => (value.includes("'") ? `"${value}"` : `'${value}'`);

function envTextFor(
  program: Program,
  secrets: Values,
  given: Record<string, string | undefined>,
): string {
  const url = `postgres://tequiora:${secrets.POSTGRES_PASSWORD}@postgres:5432/tequiora`;
  const all: Values = { ...secrets, DATABASE_URL: url };
  const own = madeSecrets(program).map((name) => [name, all[name] ?? ''] as const);
  const fromOperator = givenSecrets(program)
    .filter((name) => given[name])
    .map((name) => [name, quote(given[name] ?? '')] as const);
  return toEnvText(Object.fromEntries([...own, ...fromOperator]));
}

function writeAtomically(file: string, text: string, mode: number): void {
  writeFileSync(`${file}.new`, text, { mode });
  // The umask restricts the mode above.
  chmodSync(`${file}.new`, mode);
  renameSync(`${file}.new`, file);
}

/**
 * Creates the missing secrets of an installation. Each program has a volume below `folder` with only the
 * secrets that it needs, with those of the operator in `given`. Returns all secrets and whether they are new.
 */
export function ensureSecretFiles(
  folder: string,
  given: Record<string, string | undefined> = {},
): { secrets: Values; isNew: boolean } {
  const own = path.join(folder, 'all/secrets.env');
  const isNew = !existsSync(own);
  const secrets = completeSecrets(isNew ? '' : readFileSync(own, 'utf8'));
  writeAtomically(own, toEnvText(secrets), FOR_OWNER);
  for (const program of ['cms', 'publisher'] as const) {
    const file = path.join(folder, program, `${program}.env`);
    writeAtomically(file, envTextFor(program, secrets, given), FOR_OWNER);
  }
  writeAtomically(path.join(folder, 'postgres/password'), secrets.POSTGRES_PASSWORD ?? '', FOR_ALL);
  return { secrets, isNew };
}
