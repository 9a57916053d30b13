import { parseEnv } from 'node:util';
import { isExample } from '../lib/env-fields.ts';
import { fillTemplate, randomSecret } from '../lib/env-file.ts';

export type Values = Record<string, string>;

/** Secrets of each program in docker-compose.yml. */
export const SECRETS_OF = {
  cms: [
    'APP_KEYS',
    'ADMIN_JWT_SECRET',
    'API_TOKEN_SALT',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
    'JWT_SECRET',
    'STRAPI_TOKEN',
    'PUBLISHER_SECRET',
    'CMS_ADMIN_PASSWORD',
    'DASHBOARD_ADMIN_PASSWORD',
    'DATABASE_URL',
  ],
  publisher: ['STRAPI_TOKEN', 'PUBLISHER_SECRET'],
} as const;

function read(text: string): Values {
  return Object.fromEntries(
    Object.entries(parseEnv(text)).map(([name, value]) => [name, value ?? '']),
  );
}

/**
 * Returns all secrets of an installation: those of `existing`, the text of its secrets file, and random
 * values for new ones, which are the variables with a placeholder in `.env.example`.
 */
export function completeSecrets(template: string, existing: string): Values {
  const examples = Object.entries(read(template)).filter(([, value]) => isExample(value));
  const filled = read(fillTemplate(template));
  const made = Object.fromEntries(examples.map(([name]) => [name, filled[name] ?? '']));
  return { ...made, POSTGRES_PASSWORD: randomSecret(), ...read(existing) };
}

export function toEnvText(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}

export function envTextFor(program: keyof typeof SECRETS_OF, secrets: Values): string {
  const url = `postgres://tequiora:${secrets.POSTGRES_PASSWORD}@postgres:5432/tequiora`;
  const all: Values = { ...secrets, DATABASE_URL: url };
  return toEnvText(Object.fromEntries(SECRETS_OF[program].map((name) => [name, all[name] ?? ''])));
}
