import type { Account } from '../../src/platform/env/secrets';
import environment from './environment.json';

/** Environment of a CMS under test: fixed secrets, and limits too high to interfere. */
export const TEST_ENVIRONMENT: Record<string, string> = environment;

export const SITE_URL = environment.SITE_PUBLIC_URL;
export const SITE_TOKEN = environment.STRAPI_TOKEN;
export const CMS_ADMIN: Account = {
  email: environment.CMS_ADMIN_EMAIL,
  password: environment.CMS_ADMIN_PASSWORD,
};
export const DASHBOARD_ADMIN: Account = {
  email: environment.DASHBOARD_ADMIN_EMAIL,
  password: environment.DASHBOARD_ADMIN_PASSWORD,
};
