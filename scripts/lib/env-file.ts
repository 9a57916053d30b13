import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { isExample } from './env-fields.ts';
import type { EnvSource } from './env.ts';
import { UserError } from './user-error.ts';

const OWNER_ONLY = 0o600;
const ASSIGNMENT = /^([A-Z_]+)=(.*)$/;

/** 256 random bits, in letters that need no quoting anywhere. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Letters of both cases and a digit for certain, which is what the CMS panel asks for. */
function randomPassword(): string {
  return `Tq1-${randomBytes(9).toString('base64url')}`;
}

function withoutExamples(name: string, value: string): string {
  if (!isExample(value)) return value;
  if (name.endsWith('_PASSWORD')) return randomPassword();
  return value.split(',').map(randomSecret).join(',');
}

/** The text of a new `.env`: the template with a random value in the place of every example. */
export function fillTemplate(template: string): string {
  return template
    .split('\n')
    .map((line) => {
      const [, name, value] = ASSIGNMENT.exec(line) ?? [];
      return name && value ? `${name}=${withoutExamples(name, value)}` : line;
    })
    .join('\n');
}

/** Writes `.env` from `.env.example` when it is missing. Answers whether it did. */
export function ensureEnvFile(root: string): boolean {
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
 * The variables of `.env` (none when there is no file) below those already in `environment`. The
 * file holds secrets: one of ours that others can read, as an editor may leave it, is closed to them.
 */
export function loadEnvFile(root: string, environment: EnvSource): EnvSource {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return environment;
  const { uid, mode } = statSync(file);
  if (uid === process.getuid?.() && (mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY);
  return { ...parseEnv(readFileSync(file, 'utf8')), ...environment };
}
