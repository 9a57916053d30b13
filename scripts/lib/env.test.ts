import { parseEnv } from 'node:util';
import { envText, randomValues } from './env-file.ts';
import { ALL_VARIABLES, readVariables, type EnvSource } from './env.ts';
import { UserError } from './user-error.ts';

const written = () => parseEnv(envText(randomValues())) as EnvSource;

function problemsOf(source: EnvSource): string {
  try {
    readVariables(ALL_VARIABLES, source);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  return '';
}

test('accepts the .env that npm start creates, also in production', () => {
  const env = readVariables(ALL_VARIABLES, { ...written(), NODE_ENV: 'production' }, '/repo');
  expect(env).toMatchObject({
    DATA_DIR: '/repo/.data',
    HOST: '127.0.0.1',
    CMS_PORT: 1337,
    SITE_PUBLIC_URL: 'http://127.0.0.1:8000',
    STRAPI_API_URL: 'http://127.0.0.1:1337',
    PUBLISHER_URL: 'http://127.0.0.1:8001',
    DATABASE_CLIENT: 'sqlite',
    DEMO: false,
  });
});

test('has random secrets in each new .env', () => {
  expect(written().STRAPI_TOKEN).not.toBe(written().STRAPI_TOKEN);
  expect(Object.values(written()).filter((value) => value?.includes('ejemplo-'))).toEqual([]);
});

test('derives missing addresses from the host and the ports', () => {
  const env = readVariables(['SITE_PUBLIC_URL', 'STRAPI_API_URL'], {
    HOST: '0.0.0.0',
    SITE_PORT: '9000',
    CMS_PORT: '9001',
  });
  expect(env).toEqual({
    SITE_PUBLIC_URL: 'http://127.0.0.1:9000',
    STRAPI_API_URL: 'http://127.0.0.1:9001',
  });
});

test.each([
  ['CMS_PORT', 'abc', 'número de puerto'],
  ['CMS_PORT', '70000', 'número de puerto'],
  ['DEMO', 'si', 'true o false'],
  ['RATE_LIMIT_ENQUIRIES_PER_MINUTE', '0', 'un número entero desde 1'],
  ['DATABASE_POOL_MIN', 'dos', 'un número entero desde 0'],
  ['DATABASE_CLIENT', 'mysql', 'sqlite o postgres'],
  ['SITE_PUBLIC_URL', 'ejemplo.com', 'una dirección como'],
  ['CMS_ADMIN_EMAIL', 'nadie', 'una dirección de correo'],
  ['CMS_ADMIN_PASSWORD', 'corta', '8 caracteres'],
  ['APP_KEYS', '', 'un secreto'],
  ['TRUSTED_PROXIES', '10.0.0.0/8 172.16.0.0/33', 'redes como'],
  ['TRUSTED_PROXIES', 'proxy.empresa.mx', 'redes como'],
  ['WEBHOOK_PRIVATE_NETWORKS', '192.168.1.0/24/1', 'redes como'],
  ['WEBHOOK_PRIVATE_NETWORKS', '192.168.1.300', 'redes como'],
  ['MAIL_FROM', 'Tequiora avisos@tequiora.mx', 'un remitente como'],
  ['MAIL_TO', 'ana@tequiora.mx; rosa@tequiora.mx', 'separadas por comas'],
])('rejects %s=%s and says what it expects', (name, value, expected) => {
  const problems = problemsOf({ ...written(), [name]: value });
  expect(problems).toContain(`${name}: `);
  expect(problems).toContain(expected);
});

test('reports all problems at once, without secrets', () => {
  const problems = problemsOf({ ...written(), CMS_PORT: 'x', CMS_ADMIN_PASSWORD: 'secreta' });
  expect(problems).toContain('CMS_PORT');
  expect(problems).toContain('CMS_ADMIN_PASSWORD');
  expect(problems).not.toContain('secreta');
});

test.each(['', 'corto', 'ejemplo-strapi-token-que-es-bastante-largo'])(
  'rejects the secret «%s» in production',
  (STRAPI_TOKEN) => {
    const source = { ...written(), STRAPI_TOKEN, NODE_ENV: 'production' };
    expect(problemsOf(source)).toContain('STRAPI_TOKEN');
  },
);

test.each([
  [{ SMTP_URL: 'smtp://correo.mx' }, 'MAIL_FROM: falta'],
  [{ S3_BUCKET: 'medios' }, 'S3_PUBLIC_URL: falta'],
  [{ S3_ACCESS_KEY_ID: 'clave' }, 'S3_SECRET_ACCESS_KEY: falta'],
  [{ S3_SECRET_ACCESS_KEY: 'secreto' }, 'S3_ACCESS_KEY_ID: falta'],
])('names what %j needs', (given, expected) => {
  expect(problemsOf({ ...written(), ...given })).toContain(expected);
});

test('rejects a bucket with http: for a site with https:', () => {
  const bucket = { S3_BUCKET: 'medios', S3_PUBLIC_URL: 'http://medios.mx' };
  const source = { ...written(), ...bucket, SITE_PUBLIC_URL: 'https://empresa.mx' };
  expect(problemsOf(source)).toContain('S3_PUBLIC_URL: empieza con http:');
  const names = ['S3_PUBLIC_URL', 'SITE_PUBLIC_URL'] as const;
  expect(readVariables(names, { ...source, SITE_PUBLIC_URL: '' }).S3_PUBLIC_URL).toBe(
    'http://medios.mx',
  );
});

test.each(['smtp://', 'smtp://u:pa%ss@correo.mx:587', 'correo.mx', 'smtp://correo.mx:99999'])(
  'rejects the mail server «%s» and says how to write it',
  (SMTP_URL) => {
    const problems = problemsOf({ ...written(), SMTP_URL, MAIL_FROM: 'a@b.mx' });
    expect(problems).toContain('SMTP_URL: no vale');
    expect(problems).toContain('%25 para %');
  },
);

test('requires DATABASE_URL with postgres', () => {
  expect(problemsOf({ ...written(), DATABASE_CLIENT: 'postgres' })).toContain('DATABASE_URL');
});
