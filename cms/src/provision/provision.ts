import type { Core } from '@strapi/strapi';

import { Client } from 'pg';
import { backfillDerivedColumns } from '../enquiries/backfill-derived-columns';
import { trySessionLock } from '../platform/database/advisory-locks';
import { EnvError } from '../platform/env/env-reader';
import { type Account, type Secrets } from '../platform/env/secrets';
import { readSettings } from '../platform/env/settings';
import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';
import { assignInitialPlaces } from './assign-initial-places';
import { createDashboardAccount, findDashboardRole } from './create-dashboard-account';
import { provisionDemoAgent } from './demo-agent';
import { provisionDemoStaff } from './demo-staff';
import { normaliseStoredTexts } from './normalise-stored-texts';
import { provisionPanelRoles } from './panel-roles';
import { provisionReplyTemplates } from './reply-templates';
import { provisionRoles } from './roles';
import { provisionSingleTypes } from './single-types';
import { provisionSiteToken } from './site-token';
import { provisionViews } from './views';
import { provisionWebhook } from './webhook';

/**
 * Creates or updates the roles, tokens, accounts and settings that the product needs. Runs at every
 * start and is idempotent.
 */
export async function provision(strapi: Core.Strapi, secrets: Secrets): Promise<void> {
  await provisionRoles(strapi);
  await provisionPanelRoles(strapi);
  await provisionStrapiSettings(strapi);
  await provisionSingleTypes(strapi);
  await provisionViews(strapi);
  await provisionReplyTemplates(strapi);
  await normaliseStoredTexts(strapi);
  await assignInitialPlaces(strapi);
  await provisionSiteToken(strapi, secrets.siteToken);
  await provisionWebhook(strapi, secrets.publisher);
  await provisionCmsAdmin(strapi, secrets.cmsAdmin);
  const { isDemo, isCommand } = readSettings();
  if (!isCommand) {
    const demoPassword = isDemo ? secrets.staffPassword : undefined;
    await provisionDemoStaff(strapi, demoPassword);
    await provisionDemoAgent(strapi, demoPassword);
  }
  await provisionDashboardAdmin(strapi, secrets.dashboardAdmin);
  await backfillDerivedColumns(strapi);
  await provisionSearchIndex(strapi);
}

type Users = { exists(): Promise<boolean>; createFirstAdmin(user: object): Promise<unknown> };

/**
 * Creates the first super admin of the CMS panel. Until one exists, anyone who can reach the panel could
 * register as super admin, so a start without the account fails.
 *
 * UPSTREAM: @strapi/admin 5.54 · `exists` and `createFirstAdmin` of `admin::user`
 * why: accounts can be created by a command or in the panel only
 * test: cms/tests/api/panel.test.ts
 * until: the first account is a setting
 *
 * @throws EnvError when there is no super admin and no account
 */
async function provisionCmsAdmin(strapi: Core.Strapi, account?: Account): Promise<void> {
  const users = serviceOf<Users>(strapi, 'admin::user');
  if (await users.exists()) return;
  if (!account) {
    throw new EnvError([
      'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are missing: the CMS panel has no super admin yet',
    ]);
  }
  await users.createFirstAdmin({
    ...account,
    firstname: 'Administrador',
    lastname: 'Tequiora',
    preferedLanguage: 'es',
  });
}

const USER = 'plugin::users-permissions.user';

/**
 * Creates the first dashboard admin; an existing account keeps its password.
 * @throws EnvError when there is no admin and no account
 */
async function provisionDashboardAdmin(strapi: Core.Strapi, account?: Account): Promise<void> {
  const users = query(strapi, USER);
  if ((await users.count({ where: { role: { type: 'admin' } } })) > 0) return;
  if (!account) {
    throw new EnvError([
      'DASHBOARD_ADMIN_EMAIL and DASHBOARD_ADMIN_PASSWORD are missing: the dashboard has no admin yet',
    ]);
  }
  const found = await users.findOne({ where: { email: account.email } });
  if (found) {
    const role = await findDashboardRole(strapi, 'admin');
    await users.update({ where: { id: found.id }, data: { role } });
    return;
  }
  const names = { username: account.email, name: 'Administrador' };
  await createDashboardAccount(strapi, 'admin', { ...account, ...names });
}

const INDEX = 'enquiries_search_text_trigrams';

/**
 * Builds the index concurrently unless a valid one exists. An interrupted build leaves an invalid index,
 * which slows down writes and serves no query.
 */
async function build(client: Client): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [INDEX],
  );
  if (rows[0]?.isValid) return;
  await client.query('create extension if not exists pg_trgm');
  await client.query(`drop index if exists ${INDEX}`);
  await client.query(
    `create index concurrently ${INDEX} on enquiries using gin (search_text gin_trgm_ops)`,
  );
}

/**
 * Creates the trigram index for substring search in enquiries on PostgreSQL. Strapi's schemas support
 * column indexes only, and Strapi keeps indexes that it does not know. Uses a separate connection,
 * because those of the CMS have a statement timeout of seconds.
 */
async function provisionSearchIndex(strapi: Core.Strapi): Promise<void> {
  const { database } = readSettings();
  if (database.client !== 'postgres') return;
  const client = new Client({ connectionString: database.url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    // Does not wait for the lock: a concurrent build waits for all open transactions, also for waiters.
    if (await trySessionLock(client, 'searchIndex')) await build(client);
  } catch (error) {
    strapi.log.warn(
      `The search in enquiries has no index and reads every row (is pg_trgm installed, may the account create it?): ${String(error)}`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Only staff create dashboard accounts.
const CLOSED_SIGN_UP = {
  allow_register: false,
  email_confirmation: false,
  email_reset_password: null,
};
// The site build creates all sizes from the original; Strapi always creates the panel's thumbnail.
const ORIGINALS_ONLY = {
  sizeOptimization: false,
  responsiveDimensions: false,
  autoOrientation: false,
  aiMetadata: false,
};

type Upload = { setSettings(settings: object): Promise<unknown> };

/** Disables registration, and the processing of uploaded pictures. */
async function provisionStrapiSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const current = (await store.get()) ?? {};
  await store.set({ value: { ...current, ...CLOSED_SIGN_UP } });
  await serviceOf<Upload>(strapi, 'plugin::upload.upload').setSettings(ORIGINALS_ONLY);
}
