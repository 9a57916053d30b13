import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  VARIABLE_NAMES,
  VARIABLES,
  type Variable,
  type VariableName,
} from '@tequiora/cms/contracts/variables.ts';
import { ROOT_DIR } from './dirs.ts';
import { isExample } from './env-fields.ts';
import type { EnvSource } from './env.ts';

const OWNER_ONLY = 0o600;
const LINE_LENGTH = 104;
const INTRODUCTION =
  'All variables of the product. `npm start` writes this text to `.env` when that is missing, with a random value instead of each one that starts with "ejemplo-".\nIn production, required values must not be empty, secrets need at least 32 characters, and example values are rejected.';
/** Variables of Docker, Node and the shell. */
const OF_OTHERS =
  /^(?:PATH|HOME|HOSTNAME|PWD|TERM|TZ|LANG|LC_\w+|NODE_\w+|NPM_\w+|YARN_\w+|GATSBY_\w+|COMPOSE_\w+|DOCKER_\w+|[A-Z]+_PROXY|CHROMIUM_PATH|NO_COLOR)$/;

/** Returns 256 random bits as base64url, which needs no quoting. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns a random password that satisfies the rules of the CMS panel: both cases and a digit. */
function randomPassword(): string {
  return `Tq1-${randomBytes(9).toString('base64url')}`;
}

function randomValue(name: string, example: string): string {
  if (name.endsWith('_PASSWORD')) return randomPassword();
  return example.split(',').map(randomSecret).join(',');
}

const valueOf = (name: VariableName): string => {
  const { value = '' }: Variable = VARIABLES[name];
  return value;
};

/** Returns a random value for each variable with an example, such as secrets and passwords. */
export function randomValues(): Record<string, string> {
  const examples = VARIABLE_NAMES.filter((name) => isExample(valueOf(name)));
  return Object.fromEntries(examples.map((name) => [name, randomValue(name, valueOf(name))]));
}

function comment(text: string): string[] {
  const lines = [''];
  for (const paragraph of text.split('\n')) {
    if (lines.at(-1) !== '') lines.push('');
    for (const word of paragraph.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`;
      if (longer.length < LINE_LENGTH) lines[lines.length - 1] = longer;
      else lines.push(` ${word}`);
    }
  }
  return lines.map((line) => `#${line}`);
}

function linesOf(name: VariableName, value: string): string[] {
  const { section, introduction, help }: Variable = VARIABLES[name];
  const lines: string[] = [];
  if (section) lines.push('', `# --- ${section} `.padEnd(LINE_LENGTH - 4, '-'));
  if (introduction) lines.push(...comment(introduction));
  if (section) lines.push('');
  if (help) lines.push(...comment(help));
  return [...lines, `${name}=${value}`];
}

/** Returns the text of `.env.example`, or of a file like it with other values. */
export function envText(values: Record<string, string> = {}): string {
  const lines = VARIABLE_NAMES.flatMap((name) => linesOf(name, values[name] ?? valueOf(name)));
  return `${[...comment(INTRODUCTION), ...lines].join('\n')}\n`;
}

/** Creates `.env` with random secrets when it is missing; returns whether it did. */
export function ensureEnvFile(root = ROOT_DIR): boolean {
  const file = path.join(root, '.env');
  if (existsSync(file)) return false;
  writeFileSync(file, envText(randomValues()), { mode: OWNER_ONLY });
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

/** Returns the names that are no variable of the product or its tools, such as misspelled ones. */
export function findUnknownVariables(names: readonly string[]): string[] {
  return names.filter((name) => !(name in VARIABLES) && !OF_OTHERS.test(name));
}

/** Returns the names in `.env`, or none without the file. */
export function readEnvNames(root = ROOT_DIR): string[] {
  const file = path.join(root, '.env');
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
}
