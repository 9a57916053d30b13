import type { Core } from '@strapi/strapi';

import { findEnabledFactor, hashesOf } from '../features/two-factor/server/factor-rows';
import { readSettings } from '../platform/env/settings';
import { query } from '../platform/strapi/query';
import { readCompany } from './company';
import { ACCOUNT_MAIL_KINDS, type AccountMailKind, type MailRow } from './mail-row';
import type { Message } from './message';
import { writeAccountNotice } from './texts/write-account-notice';

type AccountMail = MailRow & { kind: AccountMailKind };

export function isAboutAccount(row: MailRow): row is AccountMail {
  return (ACCOUNT_MAIL_KINDS as readonly string[]).includes(row.kind);
}

/** Writes a mail about a dashboard account; returns null when the account was deleted. */
export async function writeAboutAccount(
  strapi: Core.Strapi,
  { kind, accountId }: AccountMail,
): Promise<Message | null> {
  const account: { id: number; email: string } | null = await query(
    strapi,
    'plugin::users-permissions.user',
  ).findOne({ where: { id: accountId } });
  if (!account) return null;
  const factor = await findEnabledFactor(strapi, account.id);
  return writeAccountNotice({
    kind,
    to: account.email,
    codesLeft: factor ? hashesOf(factor).length : 0,
    company: await readCompany(strapi),
    siteUrl: readSettings().siteUrl,
  });
}
