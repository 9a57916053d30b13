import type { Core } from '@strapi/strapi';

import { isoDay } from '../../contracts/zoned-time';
import { findActiveAccounts } from '../enquiries/read-owners';
import { readToday } from '../enquiries/read-today';
import { readSettings } from '../platform/env/settings';
import { readCompany } from './company';
import type { MailRow } from './mail-row';
import type { Message } from './message';
import { hasDue } from './send-daily-digest';
import { writeToday } from './texts/write-today';

/**
 * Writes the digest of the day; returns null when the day is over, nothing is due any more or the account
 * is inactive.
 */
export async function writeTodayMail(
  strapi: Core.Strapi,
  { accountId, createdAt }: MailRow,
): Promise<Message | null> {
  if (isoDay(new Date(createdAt)) !== isoDay(new Date())) return null;
  const [account] = await findActiveAccounts(strapi, { id: accountId });
  if (!account) return null;
  const today = await readToday(strapi, account.id);
  if (!hasDue(today)) return null;
  return writeToday({
    today,
    to: account.email,
    company: await readCompany(strapi),
    siteUrl: readSettings().siteUrl,
  });
}
