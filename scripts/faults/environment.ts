import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { ALL_VARIABLES, readVariables, type Variables } from '../lib/env.ts';

const SECRETS = [
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'STRAPI_TOKEN',
  'PUBLISHER_SECRET',
];

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

const secret = (): string => randomBytes(32).toString('hex');

/** Returns the variables of a separate product, with free ports and new secrets. */
export async function createEnvironment(dataDir: string): Promise<Variables> {
  return readVariables(ALL_VARIABLES, {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    CMS_PORT: await freePort(),
    SITE_PORT: await freePort(),
    PUBLISHER_PORT: await freePort(),
    DEMO: 'true',
    DATABASE_CLIENT: 'sqlite',
    TRUSTED_PROXIES: '127.0.0.1',
    APP_KEYS: `${secret()},${secret()}`,
    ...Object.fromEntries(SECRETS.map((name) => [name, secret()])),
    CMS_ADMIN_EMAIL: 'redaccion@tequiora.example',
    CMS_ADMIN_PASSWORD: `Redaccion-${secret().slice(0, 12)}-1A`,
    CMS_STAFF_PASSWORD: `Panel-${secret().slice(0, 12)}-1A`,
    DASHBOARD_ADMIN_EMAIL: 'admin@tequiora.example',
    DASHBOARD_ADMIN_PASSWORD: `Consultas-${secret().slice(0, 12)}-1A`,
  });
}
