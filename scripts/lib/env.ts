import path from 'node:path';
import { VARIABLES, type StartVariable } from '@tequiora/cms/contracts/variables.ts';
import { ROOT_DIR } from './dirs.ts';
import * as field from './env-fields.ts';
import { UserError } from './user-error.ts';

export type EnvSource = Record<string, string | undefined>;

const HINT = 'Corrige el valor en el archivo .env o en la terminal; .env.example los explica.';

function fieldsFor(isProduction: boolean) {
  const secret = field.secret(isProduction);
  return {
    DATA_DIR: field.text('una carpeta', VARIABLES.DATA_DIR.value),
    HOST: field.text('una dirección en la cual escuchar', VARIABLES.HOST.value),
    CMS_PORT: field.port(VARIABLES.CMS_PORT.value),
    SITE_PORT: field.port(VARIABLES.SITE_PORT.value),
    PUBLISHER_PORT: field.port(VARIABLES.PUBLISHER_PORT.value),
    CMS_PUBLIC_URL: field.webAddress,
    SITE_PUBLIC_URL: field.webAddress,
    STRAPI_API_URL: field.webAddress,
    PUBLISHER_URL: field.webAddress,
    DEMO: field.flag,
    FIRST_CONTENT: field.flag,
    DASHBOARD_TWO_FACTOR_REQUIRED: field.flag,
    LOG_FORMAT: field.oneOf(['json', 'text'], VARIABLES.LOG_FORMAT.value),
    METRICS_HOST: field.text('una dirección en la cual escuchar', VARIABLES.METRICS_HOST.value),
    CMS_METRICS_PORT: field.optionalPort,
    PUBLISHER_METRICS_PORT: field.optionalPort,
    DATABASE_CLIENT: field.oneOf(['sqlite', 'postgres'], VARIABLES.DATABASE_CLIENT.value),
    DATABASE_FILENAME: field.text('un archivo', ''),
    DATABASE_URL: field.optionalUrl(
      ['postgres:', 'postgresql:'],
      'postgres://usuario:clave@equipo:5432/base',
    ),
    DATABASE_POOL_MIN: field.optionalCount(0),
    DATABASE_POOL_MAX: field.optionalCount(1),
    APP_KEYS: secret,
    ADMIN_JWT_SECRET: secret,
    API_TOKEN_SALT: secret,
    TRANSFER_TOKEN_SALT: secret,
    ENCRYPTION_KEY: secret,
    JWT_SECRET: secret,
    STRAPI_TOKEN: secret,
    PUBLISHER_SECRET: secret,
    CMS_ADMIN_EMAIL: field.email,
    CMS_ADMIN_PASSWORD: field.password,
    CMS_STAFF_PASSWORD: field.optional(field.password, ''),
    DASHBOARD_ADMIN_EMAIL: field.email,
    DASHBOARD_ADMIN_PASSWORD: field.password,
    SMTP_URL: field.optionalUrl(['smtp:', 'smtps:'], 'smtp://usuario:clave@equipo:587'),
    MAIL_FROM: field.sender,
    MAIL_TO: field.recipients,
    IMAP_URL: field.optionalUrl(['imap:', 'imaps:'], 'imaps://usuario:clave@equipo:993/INBOX'),
    MAIL_LIMIT_PER_10_MINUTES: field.optionalCount(1),
    S3_BUCKET: field.text('el nombre de un almacén', ''),
    S3_PREFIX: field.text('una carpeta del almacén', ''),
    S3_PUBLIC_URL: field.optional(field.webAddress, ''),
    S3_ENDPOINT: field.optional(field.webAddress, ''),
    S3_REGION: field.text('una región', 'us-east-1'),
    S3_ACCESS_KEY_ID: field.text('una clave', ''),
    S3_SECRET_ACCESS_KEY: { ...field.text('un secreto', ''), isSecret: true },
    S3_FORCE_PATH_STYLE: field.flag,
    BACKUP_COPY_URL: field.copyAddress,
    BACKUP_COPY_PASSPHRASE: field.passphrase,
    TRUSTED_PROXIES: field.networks,
    WEBHOOK_PRIVATE_NETWORKS: field.networks,
    RATE_LIMIT_ENQUIRIES_PER_MINUTE: field.optionalCount(1),
    RATE_LIMIT_ENQUIRIES_PER_HOUR: field.optionalCount(1),
    RATE_LIMIT_NEWSLETTER_PER_MINUTE: field.optionalCount(1),
    RATE_LIMIT_NEWSLETTER_PER_HOUR: field.optionalCount(1),
    RATE_LIMIT_CONTACT_INTENTS_PER_MINUTE: field.optionalCount(1),
    RATE_LIMIT_CONTACT_INTENTS_PER_HOUR: field.optionalCount(1),
    RATE_LIMIT_MISSING_ADDRESSES_PER_MINUTE: field.optionalCount(1),
    RATE_LIMIT_MISSING_ADDRESSES_PER_HOUR: field.optionalCount(1),
    RATE_LIMIT_SPEED_PER_MINUTE: field.optionalCount(1),
    RATE_LIMIT_SPEED_PER_HOUR: field.optionalCount(1),
    RATE_LIMIT_SIGN_IN_FAILURES: field.optionalCount(1),
  } satisfies Record<StartVariable, field.EnvField<unknown>>;
}

type Fields = ReturnType<typeof fieldsFor>;
type Value<F> = F extends field.EnvField<infer T> ? T : never;

/** All variables, parsed; `DATA_DIR` is absolute. */
export type Variables = { [Name in keyof Fields]: Value<Fields[Name]> };
type VariableName = keyof Variables;

export const ALL_VARIABLES = Object.keys(fieldsFor(false)) as VariableName[];

/** Variables that another one needs when it is set. */
const NEEDED_WITH: [set: VariableName, needed: VariableName][] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_BUCKET', 'S3_PUBLIC_URL'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['BACKUP_COPY_URL', 'BACKUP_COPY_PASSPHRASE'],
];

/** Returns the host for local connections to a program that listens on `host`. */
export function reachableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

function withAddresses(source: EnvSource, fields: Fields): EnvSource {
  const host = reachableHost(source.HOST || '127.0.0.1');
  const at = (name: 'CMS_PORT' | 'SITE_PORT' | 'PUBLISHER_PORT'): string => {
    const port = fields[name].parse(source[name] ?? '') ?? fields[name].fallback;
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  };
  return {
    ...source,
    CMS_PUBLIC_URL: source.CMS_PUBLIC_URL || at('CMS_PORT'),
    SITE_PUBLIC_URL: source.SITE_PUBLIC_URL || at('SITE_PORT'),
    STRAPI_API_URL: source.STRAPI_API_URL || at('CMS_PORT'),
    PUBLISHER_URL: source.PUBLISHER_URL || at('PUBLISHER_PORT'),
  };
}

function describe<T>(name: string, value: string, expected: field.EnvField<T>): string {
  const now = value === '' ? 'falta' : expected.isSecret ? 'no vale' : `no vale «${value}»`;
  return `${name}: ${now}; se espera ${expected.expects}.`;
}

/**
 * Reads the named variables from `source`.
 * @throws UserError with each missing or invalid variable and what it expects
 */
export function readVariables<Name extends VariableName>(
  names: readonly Name[],
  source: EnvSource,
  root = ROOT_DIR,
): Pick<Variables, Name> {
  const fields = fieldsFor(source.NODE_ENV === 'production');
  const values = withAddresses(source, fields);
  const problems: string[] = [];
  const result: Partial<Record<VariableName, unknown>> = {};
  for (const name of names) {
    const schema: field.EnvField<unknown> = fields[name];
    const given = values[name]?.trim() || schema.fallback || '';
    const parsed = given === '' && schema.fallback === undefined ? undefined : schema.parse(given);
    if (parsed === undefined) problems.push(describe(name, given, schema));
    result[name] = name === 'DATA_DIR' ? path.resolve(root, given) : parsed;
  }
  if (values.DATABASE_CLIENT === 'postgres' && 'DATABASE_URL' in result && !result.DATABASE_URL) {
    problems.push('DATABASE_URL: falta; con DATABASE_CLIENT=postgres se espera su dirección.');
  }
  for (const [set, needed] of NEEDED_WITH) {
    if (!result[set] || !(needed in result) || result[needed]) continue;
    problems.push(`${needed}: falta; con ${set} se espera ${fields[needed].expects}.`);
  }
  const { S3_PUBLIC_URL, SITE_PUBLIC_URL } = result as Partial<Variables>;
  if (S3_PUBLIC_URL?.startsWith('http:') && SITE_PUBLIC_URL?.startsWith('https:')) {
    problems.push(
      'S3_PUBLIC_URL: empieza con http: y el sitio con https:; los navegadores no bajarían nada de ahí.',
    );
  }
  if (problems.length === 0) return result as Pick<Variables, Name>;
  const title =
    problems.length === 1
      ? 'Una variable de entorno no es válida'
      : 'Hay variables de entorno no válidas';
  throw new UserError(`${title}:\n  ${problems.join('\n  ')}`, HINT);
}

export function toEnvironment(variables: Partial<Variables>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, String(value ?? '')]),
  );
}

function passwordOf(value: string): string {
  try {
    return decodeURIComponent(new URL(value).password);
  } catch {
    return '';
  }
}

/**
 * Returns the secret values in `source`, by name: each part of a list, and the password within an
 * address.
 */
export function readSecretValues(source: EnvSource): Record<string, string> {
  const secrets: Record<string, string> = {};
  for (const [name, schema] of Object.entries(fieldsFor(false))) {
    const value = source[name]?.trim();
    if (!value || !schema.isSecret) continue;
    // The sign-in page of a demo shows this password on purpose.
    if (name === 'DASHBOARD_ADMIN_PASSWORD' && source.DEMO === 'true') continue;
    const password = passwordOf(value);
    const parts = password ? [value, password] : value.split(',');
    parts.forEach((part, index) => (secrets[index === 0 ? name : `${name} (${index + 1})`] = part));
  }
  return secrets;
}
