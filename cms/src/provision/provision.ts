import type { Core } from '@strapi/strapi';

import { deriveMissing } from '../api/enquiry/lib/recompute';
import type { Secrets } from '../lib/secrets';
import { readSettings } from '../lib/settings';
import { provisionCmsAdmin } from './cms-admin';
import { provisionDashboardAdmin } from './dashboard-admin';
import { provisionDemoStaff } from './demo-staff';
import { provisionOrder } from './order';
import { provisionPanelRoles } from './panel-roles';
import { provisionRoles } from './roles';
import { provisionSearchIndex } from './search-index';
import { provisionSingleTypes } from './single-types';
import { provisionSiteToken } from './site-token';
import { provisionSignUp } from './sign-up';
import { provisionUploads } from './uploads';
import { provisionViews } from './views';
import { provisionWebhook } from './webhook';

/**
 * Makes sure that the roles, tokens, accounts and settings which the product relies on exist.
 * Runs at every start; repeating it changes nothing.
 */
export async function provision(strapi: Core.Strapi, secrets: Secrets): Promise<void> {
  await provisionRoles(strapi);
  await provisionPanelRoles(strapi);
  await provisionSignUp(strapi);
  await provisionUploads(strapi);
  await provisionSingleTypes(strapi);
  await provisionViews(strapi);
  await provisionOrder(strapi);
  await provisionSiteToken(strapi, secrets.siteToken);
  await provisionWebhook(strapi, secrets.publisher);
  await provisionCmsAdmin(strapi, secrets.cmsAdmin);
  await provisionDemoStaff(strapi, readSettings().isDemo ? secrets.staffPassword : undefined);
  await provisionDashboardAdmin(strapi, secrets.dashboardAdmin);
  await deriveMissing(strapi);
  await provisionSearchIndex(strapi);
}
