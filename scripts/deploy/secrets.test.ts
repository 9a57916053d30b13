import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT_DIR } from '../lib/dirs.ts';
import { ALL_VARIABLES, readVariables } from '../lib/env.ts';
import { useTestFolder } from '../lib/use-test-folder.ts';
import { checkDomain } from './domain.ts';
import { completeSecrets, ensureSecretFiles, SECRETS_OF } from './secrets.ts';

const template = readFileSync(path.join(ROOT_DIR, '.env.example'), 'utf8');

const folder = useTestFolder();

beforeEach(() => {
  for (const name of ['all', 'cms', 'publisher', 'postgres']) mkdirSync(path.join(folder(), name));
});

const read = (file: string) => readFileSync(path.join(folder(), file), 'utf8');
const modeOf = (file: string) => statSync(path.join(folder(), file)).mode & 0o777;

test('creates secrets that are accepted in production', () => {
  ensureSecretFiles(folder(), template);
  const own = parseEnv(read('cms/cms.env'));
  expect(Object.keys(own).sort()).toEqual([...SECRETS_OF.cms].sort());
  const addresses = { CMS_ADMIN_EMAIL: 'a@b.mx', DASHBOARD_ADMIN_EMAIL: 'a@b.mx' };
  const source = { ...own, ...addresses, DATABASE_CLIENT: 'postgres', NODE_ENV: 'production' };
  expect(readVariables(ALL_VARIABLES, source).DATABASE_URL).toContain(read('postgres/password'));
});

test('keeps existing secrets and adds those of a newer version', () => {
  const first = ensureSecretFiles(folder(), template);
  expect(first.isNew).toBe(true);
  const files = ['cms/cms.env', 'publisher/publisher.env', 'postgres/password'];
  const before = files.map(read);
  const later = ensureSecretFiles(folder(), `${template}\nNEW_SECRET=ejemplo-nuevo\n`);
  expect(later.isNew).toBe(false);
  expect(later.secrets).toMatchObject(first.secrets);
  expect(later.secrets.NEW_SECRET).toHaveLength(43);
  expect(files.map(read)).toEqual(before);
  expect(read('all/secrets.env')).toContain('NEW_SECRET=');
});

test('creates different secrets for each installation', () => {
  const [one, other] = [completeSecrets(template, ''), completeSecrets(template, '')];
  for (const [name, value] of Object.entries(one)) expect(other[name]).not.toBe(value);
  expect(Object.values(one).join()).not.toContain('ejemplo');
});

test('gives programs the secrets of the operator, and forgets those that are gone', () => {
  const given = { SMTP_URL: "smtp://u:a#b'c@correo.mx:587", S3_SECRET_ACCESS_KEY: 'x#y z' };
  ensureSecretFiles(folder(), template, given);
  expect(parseEnv(read('cms/cms.env'))).toMatchObject(given);
  const { SMTP_URL, S3_SECRET_ACCESS_KEY } = parseEnv(read('publisher/publisher.env'));
  expect([SMTP_URL, S3_SECRET_ACCESS_KEY]).toEqual([undefined, 'x#y z']);
  ensureSecretFiles(folder(), template);
  expect(read('cms/cms.env')).not.toContain('SMTP_URL');
  expect(read('all/secrets.env')).not.toContain('SMTP_URL');
});

test('gives the publisher only its own secrets, and restricts all files to the owner', () => {
  ensureSecretFiles(folder(), template);
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
