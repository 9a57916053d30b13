import type { Core } from '@strapi/strapi';

import { DEMO_AGENT } from '../../contracts/session';
import { query } from '../platform/strapi/query';
import { createDashboardAccount } from './create-dashboard-account';

const USER = 'plugin::users-permissions.user';
// Distinguishes the demo account from one that staff created with this address.
const USERNAME = 'agente-de-demostracion';

/**
 * Creates the demo account of the dashboard with the role `agent`; an existing one keeps its password.
 * @param password undefined outside of demonstrations: an existing demo account is blocked
 */
export async function provisionDemoAgent(strapi: Core.Strapi, password?: string): Promise<void> {
  const accounts = query(strapi, USER);
  await accounts.updateMany({
    where: { username: USERNAME },
    data: { blocked: password === undefined },
  });
  if (!password) return;
  const known = { $or: [{ email: DEMO_AGENT }, { username: USERNAME }] };
  if ((await accounts.count({ where: known })) > 0) return;
  const names = { username: USERNAME, name: 'Mariana Cruz' };
  await createDashboardAccount(strapi, 'agent', { ...names, email: DEMO_AGENT, password });
}
