import type { CmsVariable } from '../../../contracts/variables';
import { createEnvReader, type EnvReader, type EnvSource } from './env-reader';

export type Account = { email: string; password: string };

export type Secrets = {
  adminJwt: string;
  siteToken: string;
  publisher?: { url: string; secret: string };
  cmsAdmin?: Account;
  dashboardAdmin?: Account;
  /** Password of the demo accounts, one per panel role and an agent of the dashboard. */
  staffPassword?: string;
};

const MIN_LENGTH = 32;
const PLACEHOLDER =
  /change[-_ ]?(me|this)|cambia[-_ ]?(me|esto)|example|ejemplo|tobemodified|replace[-_ ]?(me|this)/i;
const STRAPI_SECRETS = [
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
] as const;
// The rule of Strapi's own form: a weaker password could not be re-entered on a change.
const isPassword = (value: string) =>
  value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

function readPassword(env: EnvReader, name: CmsVariable): string | undefined {
  return env.optional(
    name,
    'at least 8 characters with a lower case letter, an upper case letter and a digit',
    isPassword,
  );
}

function readAccount(env: EnvReader, prefix: 'CMS_ADMIN' | 'DASHBOARD_ADMIN'): Account | undefined {
  const email = env.email(`${prefix}_EMAIL`);
  const password = readPassword(env, `${prefix}_PASSWORD`);
  if (email && password) return { email: email.toLowerCase(), password };
  if (email) env.report(`${prefix}_PASSWORD is missing: ${prefix}_EMAIL needs it`);
  if (password) env.report(`${prefix}_EMAIL is missing: ${prefix}_PASSWORD needs it`);
  return undefined;
}

/**
 * Validates Strapi's secrets and returns those that provisioning uses. In production each must have
 * at least 32 characters and must not be an example value.
 * @throws EnvError naming each missing or weak variable
 */
export function readSecrets(source: EnvSource = process.env): Secrets {
  const env = createEnvReader(source);
  const isProduction = source.NODE_ENV === 'production';
  const isSecret = (value: string) =>
    !isProduction || (value.length >= MIN_LENGTH && !PLACEHOLDER.test(value));
  const expects = `a random secret of ${MIN_LENGTH} characters or more, not an example value`;

  env.required('APP_KEYS', `${expects}; several are separated by commas`, (value) =>
    value.split(',').every(isSecret),
  );
  const adminJwt = env.required('ADMIN_JWT_SECRET', expects, isSecret);
  STRAPI_SECRETS.forEach((name) => env.required(name, expects, isSecret));
  const siteToken = env.required('STRAPI_TOKEN', expects, isSecret);
  const publisherUrl = env.url('PUBLISHER_URL', '');
  const publisherSecret = publisherUrl && env.required('PUBLISHER_SECRET', expects, isSecret);
  const secrets: Secrets = {
    adminJwt,
    siteToken,
    publisher: publisherUrl ? { url: publisherUrl, secret: publisherSecret } : undefined,
    cmsAdmin: readAccount(env, 'CMS_ADMIN'),
    dashboardAdmin: readAccount(env, 'DASHBOARD_ADMIN'),
    staffPassword: readPassword(env, 'CMS_STAFF_PASSWORD'),
  };
  env.finish();
  return secrets;
}
