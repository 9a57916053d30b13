import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { madeSecrets } from '@tequiora/cms/contracts/variables.ts';
import { randomValues } from '../lib/env-file.ts';
import { ALL_VARIABLES, readVariables } from '../lib/env.ts';
import { useTestFolder } from '../lib/use-test-folder.ts';
import { describeVariables } from './describe-variables.ts';
import { checkDomain } from './domain.ts';
import { ensureSecretFiles } from './secrets.ts';

const folder = useTestFolder();

beforeEach(() => {
  for (const name of ['all', 'cms', 'publisher', 'postgres']) mkdirSync(path.join(folder(), name));
});

const read = (file: string) => readFileSync(path.join(folder(), file), 'utf8');
const modeOf = (file: string) => statSync(path.join(folder(), file)).mode & 0o777;

test('creates secrets that are accepted in production', () => {
  ensureSecretFiles(folder());
  const own = parseEnv(read('cms/cms.env'));
  expect(Object.keys(own).sort()).toEqual(madeSecrets('cms').sort());
  const addresses = { CMS_ADMIN_EMAIL: 'a@b.mx', DASHBOARD_ADMIN_EMAIL: 'a@b.mx' };
  const source = { ...own, ...addresses, DATABASE_CLIENT: 'postgres', NODE_ENV: 'production' };
  expect(readVariables(ALL_VARIABLES, source).DATABASE_URL).toContain(read('postgres/password'));
});

test('keeps existing secrets and adds those of a newer version', () => {
  const first = ensureSecretFiles(folder());
  expect(first.isNew).toBe(true);
  const files = ['cms/cms.env', 'publisher/publisher.env', 'postgres/password'];
  const before = files.map(read);
  const { CMS_STAFF_PASSWORD: added, ...earlier } = first.secrets;
  const own = path.join(folder(), 'all/secrets.env');
  writeFileSync(own, read('all/secrets.env').replace(/^CMS_STAFF_PASSWORD=.*\n/m, ''));
  const later = ensureSecretFiles(folder());
  expect(later.isNew).toBe(false);
  expect(later.secrets).toMatchObject(earlier);
  expect(later.secrets.CMS_STAFF_PASSWORD).not.toBe(added);
  expect(files.map(read)).toEqual(before);
  expect(read('all/secrets.env')).toContain('CMS_STAFF_PASSWORD=');
});

test('creates different secrets for each installation', () => {
  const [one, other] = [randomValues(), randomValues()];
  for (const [name, value] of Object.entries(one)) expect(other[name]).not.toBe(value);
  expect(Object.values(one).join()).not.toContain('ejemplo');
});

test('gives programs the secrets of the operator, and forgets those that are gone', () => {
  const given = { SMTP_URL: "smtp://u:a#b'c@correo.mx:587", S3_SECRET_ACCESS_KEY: 'x#y z' };
  ensureSecretFiles(folder(), given);
  expect(parseEnv(read('cms/cms.env'))).toMatchObject(given);
  const { SMTP_URL, S3_SECRET_ACCESS_KEY } = parseEnv(read('publisher/publisher.env'));
  expect([SMTP_URL, S3_SECRET_ACCESS_KEY]).toEqual([undefined, 'x#y z']);
  ensureSecretFiles(folder());
  expect(read('cms/cms.env')).not.toContain('SMTP_URL');
  expect(read('all/secrets.env')).not.toContain('SMTP_URL');
});

test('gives the publisher only its own secrets, and restricts all files to the owner', () => {
  ensureSecretFiles(folder());
  const given = parseEnv(read('publisher/publisher.env'));
  expect(Object.keys(given).sort()).toEqual(['PUBLISHER_SECRET', 'STRAPI_TOKEN']);
  for (const file of ['all/secrets.env', 'cms/cms.env', 'publisher/publisher.env']) {
    expect(modeOf(file)).toBe(0o600);
  }
});

test.each(['', 'tequiora.mx', 'www.tequiora.com.mx', 'tequiora.localhost'])(
  'accepts «%s» as DOMAIN',
  (domain) => expect(() => checkDomain('DOMAIN', domain)).not.toThrow(),
);

test.each(['https://tequiora.mx', 'tequiora.mx/', 'localhost', 'a b.mx', '-a.mx', '10.0.0.1'])(
  'rejects «%s» as DOMAIN',
  (domain) => expect(() => checkDomain('DOMAIN', domain)).toThrow('DOMAIN: no vale'),
);

test('names variables that do not exist, and those without effect in containers', () => {
  const template = { CMS_PORT: '1337', SITE_PUBLIC_URL: 'https://empresa.mx', NODE_VERSION: '22' };
  expect(describeVariables({ ...template, PATH: '/bin', DATA_DIR: '/data' })).toEqual([]);
  const wrong = { SMPT_URL: 'smtp://x', CMS_PORT: '9000', ENCRYPTION_KEY: 'k', DOMAIN: 'a.mx' };
  expect(describeVariables(wrong)).toEqual([
    expect.stringContaining('No se conoce en .env: SMPT_URL.'),
    expect.stringContaining('no tiene efecto: CMS_PORT, ENCRYPTION_KEY.'),
  ]);
});
