import type { Account } from '../../src/lib/secrets';

export const SITE_URL = 'http://sitio.example.test';
export const SITE_TOKEN = 'clave-del-sitio-solo-para-pruebas-0123456789';
export const CMS_ADMIN: Account = { email: 'panel@example.test', password: 'Prueba-panel-1' };
export const DASHBOARD_ADMIN: Account = {
  email: 'tablero@example.test',
  password: 'Prueba-tablero-1',
};

/** Environment of a CMS under test: fixed secrets, limits that no test meets by accident. */
export const TEST_ENVIRONMENT: Record<string, string> = {
  NODE_ENV: 'test',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  CMS_PORT: '0',
  CMS_PUBLIC_URL: '',
  SITE_PUBLIC_URL: SITE_URL,
  STRAPI_TELEMETRY_DISABLED: 'true',
  APP_KEYS: 'prueba-app-1,prueba-app-2',
  ADMIN_JWT_SECRET: 'prueba-admin-jwt',
  API_TOKEN_SALT: 'prueba-api-token-salt',
  TRANSFER_TOKEN_SALT: 'prueba-transfer-salt',
  ENCRYPTION_KEY: 'prueba-encryption-key-0123456789',
  JWT_SECRET: 'prueba-jwt',
  STRAPI_TOKEN: SITE_TOKEN,
  PUBLISHER_URL: '',
  PUBLISHER_SECRET: '',
  CMS_ADMIN_EMAIL: CMS_ADMIN.email,
  CMS_ADMIN_PASSWORD: CMS_ADMIN.password,
  DASHBOARD_ADMIN_EMAIL: DASHBOARD_ADMIN.email,
  DASHBOARD_ADMIN_PASSWORD: DASHBOARD_ADMIN.password,
  DEMO: 'false',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  MAIL_LIMIT_PER_10_MINUTES: '',
  TRUSTED_PROXIES: '',
  DATABASE_FILENAME: '',
  RATE_LIMIT_ENQUIRIES_PER_MINUTE: '100000',
  RATE_LIMIT_ENQUIRIES_PER_HOUR: '100000',
  RATE_LIMIT_NEWSLETTER_PER_MINUTE: '100000',
  RATE_LIMIT_NEWSLETTER_PER_HOUR: '100000',
  RATE_LIMIT_SIGN_IN_FAILURES_PER_MINUTE: '100000',
};
