import type { Core } from '@strapi/strapi';

import { createOutbox } from '../../../mail/outbox';
import type { LogRow } from '../../../personal-data/log-row';
import { createPrivacyLog } from '../../../personal-data/privacy-log';
import { createSubjectHash } from '../../../personal-data/subjects';
import { removeFactor } from './factor-rows';

type Owner = { id: number; email: string };

/**
 * Removes two-factor authentication of an account, ends its sessions and notifies its owner by mail.
 * Returns false when it was not enabled.
 */
export async function resetFactor(
  strapi: Core.Strapi,
  owner: Owner,
  resetBy: string,
): Promise<boolean> {
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
