import type { Core } from '@strapi/strapi';
import {
  type AccountTwoFactorResponse,
  TWO_FACTOR_MESSAGES,
} from '../../../../contracts/two-factor';
import { accessTo } from '../../../content-model/panel-access';
import { createOutbox } from '../../../mail/outbox';
import type { LogRow } from '../../../personal-data/log-row';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import { createSubjectHash } from '../../../personal-data/subjects';
import { type Context, userOf } from '../../../platform/http/context';
import { forbidden, notFound } from '../../../platform/http/errors';
import { registerPanelRoutes } from '../../../platform/strapi/panel-routes';
import { nameOfPanelUser } from '../../../platform/strapi/panel-user';
import { query } from '../../../platform/strapi/query';
import { enabledSince } from './describe-factor';
import { findEnabledFactor, removeFactor } from './factor-rows';

type Owner = { id: number; email: string };

/**
 * Removes two-factor authentication of an account, ends its sessions and notifies its owner by mail.
 * Returns false when it was not enabled.
 */
async function resetFactor(strapi: Core.Strapi, owner: Owner, resetBy: string): Promise<boolean> {
  const log = createPrivacyLog(strapi);
  const subjects = createSubjectHash(strapi)({ email: owner.email });
  const row = await strapi.db.transaction(async (): Promise<LogRow | null> => {
    if (!(await removeFactor(strapi, owner.id))) return null;
    await createOutbox(strapi).addAboutAccount('two-factor-reset', owner.id);
    const by = { who: resetBy, account: null };
    return log.add({ action: 'two-factor-reset', by, counts: {}, subjects });
  });
  if (!row) return false;
  await strapi.sessionManager('users-permissions').invalidateRefreshToken(String(owner.id));
  await log.appendToFile(row);
  return true;
}

const USER = 'plugin::users-permissions.user';

/** Returns the account of the path, and whether the user may change it. @throws HttpError */
async function openAccount(strapi: Core.Strapi, ctx: Context) {
  const { documentId } = ctx.params;
  const { can } = accessTo(strapi, ctx, USER);
  if (!can.read()) throw forbidden(TWO_FACTOR_MESSAGES.mayNotRead);
  const account = await query(strapi, USER).findOne({ where: { documentId } });
  if (!account) throw notFound(TWO_FACTOR_MESSAGES.noAccount);
  return { account, canReset: can.update(account) };
}

/** Registers the routes that show and reset two-factor authentication of dashboard accounts. */
export function registerTwoFactorRoutes(strapi: Core.Strapi): void {
  async function show(ctx: Context): Promise<void> {
    const { account, canReset } = await openAccount(strapi, ctx);
    const enabledAt = enabledSince(await findEnabledFactor(strapi, account.id));
    const data = { isEnabled: enabledAt !== null, enabledAt, canReset };
    ctx.body = { data } satisfies AccountTwoFactorResponse;
  }

  async function reset(ctx: Context): Promise<void> {
    const { account, canReset } = await openAccount(strapi, ctx);
    if (!canReset) throw forbidden(TWO_FACTOR_MESSAGES.mayNotReset);
    await resetFactor(strapi, account, nameOfPanelUser(userOf(ctx)));
    await show(ctx);
  }

  registerPanelRoutes(strapi, '/two-factor', [
    ['GET', '/accounts/:documentId', show],
    ['POST', '/accounts/:documentId/reset', reset],
  ]);
}
