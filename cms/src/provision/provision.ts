import type { Core } from '@strapi/strapi';

import { backfillDerivedColumns } from '../enquiries/recompute-due-dates';
import type { Secrets } from '../platform/env/secrets';
import { readSettings } from '../platform/env/settings';
import { provisionCmsAdmin } from './cms-admin';
import { provisionDashboardAdmin } from './dashboard-admin';
import { provisionDemoAgent } from './demo-agent';
import { provisionDemoStaff } from './demo-staff';
import { provisionOrder } from './order';
import { provisionPanelRoles } from './panel-roles';
import { provisionReplyTemplates } from './reply-templates';
import { provisionRoles } from './roles';
import { provisionSearchIndex } from './search-index';
import { provisionSingleTypes } from './single-types';
import { provisionSiteToken } from './site-token';
import { provisionStrapiSettings } from './strapi-settings';
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
  await provisionOrder(strapi);
  await provisionSiteToken(strapi, secrets.siteToken);
  await provisionWebhook(strapi, secrets.publisher);
  await provisionCmsAdmin(strapi, secrets.cmsAdmin);
  const { isDemo, keepsDemoAccounts } = readSettings();
  if (!keepsDemoAccounts) {
    const demoPassword = isDemo ? secrets.staffPassword : undefined;
    await provisionDemoStaff(strapi, demoPassword);
    await provisionDemoAgent(strapi, demoPassword);
  }
  await provisionDashboardAdmin(strapi, secrets.dashboardAdmin);
  await backfillDerivedColumns(strapi);
  await provisionSearchIndex(strapi);
}
