import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT_DIR } from './dirs.ts';
import { isExample } from './env-fields.ts';
import type { EnvSource } from './env.ts';
import { UserError } from './user-error.ts';

const OWNER_ONLY = 0o600;
const ASSIGNMENT = /^([A-Z_]+)=(.*)$/;

/** Returns 256 random bits as base64url, which needs no quoting. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a random password that satisfies the rules of the CMS panel: both cases and a digit. */
function randomPassword(): string {
  return `Tq1-${randomBytes(9).toString('base64url')}`;
}

function withoutExamples(name: string, value: string): string {
  if (!isExample(value)) return value;
  if (name.endsWith('_PASSWORD')) return randomPassword();
  return value.split(',').map(randomSecret).join(',');
}

/** Returns the text of a new `.env`: the template with random values instead of the placeholders. */
export function fillTemplate(template: string): string {
  return template
    .split('\n')
    .map((line) => {
      const [, name, value] = ASSIGNMENT.exec(line) ?? [];
      return name && value ? `${name}=${withoutExamples(name, value)}` : line;
    })
    .join('\n');
}

/** Creates `.env` from `.env.example` when it is missing; returns whether it did. */
export function ensureEnvFile(root = ROOT_DIR): boolean {
  const file = path.join(root, '.env');
  if (existsSync(file)) return false;
  const example = path.join(root, '.env.example');
  if (!existsSync(example)) {
    throw new UserError(
      'Faltan .env y .env.example.',
      'Recupera .env.example con: git checkout -- .env.example',
    );
  }
  writeFileSync(file, fillTemplate(readFileSync(example, 'utf8')), { mode: OWNER_ONLY });
  return true;
}

/**
 * Returns the variables of `.env`, if it exists, overridden by those in `environment`. Restricts the
 * file to its owner, since it contains secrets.
 */
export function loadEnvFile(root = ROOT_DIR, environment: EnvSource = process.env): EnvSource {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return environment;
  const { uid, mode } = statSync(file);
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
  return { ...parseEnv(readFileSync(file, 'utf8')), ...environment };
}

/** Returns the variables of `.env` that `.env.example` does not have, such as misspelled ones. */
export function findUnknownVariables(root = ROOT_DIR): string[] {
  const namesIn = (name: string) => {
    const file = path.join(root, name);
    return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
  };
  const known = new Set(namesIn('.env.example'));
  return namesIn('.env').filter((name) => !known.has(name));
}
