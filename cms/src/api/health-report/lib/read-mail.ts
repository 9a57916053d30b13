import type { Core } from '@strapi/strapi';

import type { MailHealth } from '../../../../contracts/health-report';
import { MAIL_UID, type MailRow } from '../../../mail/mail-row';
import { readMailSettings } from '../../../mail/mail-settings';
import { readMailTrouble } from '../../../mail/read-mail-trouble';
import { query } from '../../../platform/strapi/query';

// A mistyped address of a visitor is not a failure of the system.
const OWN_FAILURES = {
  failure: { $notNull: true },
  $not: { kind: 'confirmation', failure: 'recipient' },
};

const toIso = (date: string | null | undefined) => (date ? new Date(date).toISOString() : null);

/** Returns the state of the outbox and its last failure, without recipients. */
export async function readMail(strapi: Core.Strapi): Promise<MailHealth> {
  const rows = () => query<MailRow>(strapi, MAIL_UID);
  const first = (where: object, orderBy: object): Promise<MailRow | null> =>
    rows().findOne({ where, orderBy });
  const [waiting, failed, oldest, failure, trouble] = await Promise.all([
    rows().count({ where: { state: 'waiting' } }),
    rows().count({ where: { state: 'failed' } }),
    first({ state: 'waiting' }, { createdAt: 'asc' }),
    first({ ...OWN_FAILURES, triedAt: { $notNull: true } }, { triedAt: 'desc' }),
    readMailTrouble(strapi),
  ]);
  const failedAt = toIso(failure?.triedAt);
  return {
    mode: readMailSettings().smtpUrl ? 'smtp' : 'files',
    waiting,
    failed,
    oldestAt: toIso(oldest?.createdAt),
    lastFailure: failedAt ? { at: failedAt, reason: failure?.failure ?? 'unknown' } : null,
    trouble,
  };
}
