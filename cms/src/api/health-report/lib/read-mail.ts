import type { Core } from '@strapi/strapi';

import type { MailHealth } from '../../../../contracts/health-report';
import { MAIL_UID, type MailRow } from '../../../mail/mail-row';
import { readMailSettings } from '../../../mail/mail-settings';
import { readMailTrouble } from '../../../mail/read-trouble';

// What a visitor mistyped is no failure of ours.
const OURS = {
  failure: { $notNull: true },
  $not: { kind: 'confirmation', failure: 'recipient' },
};

const toIso = (moment: string | null | undefined) =>
  moment ? new Date(moment).toISOString() : null;

/** What the outbox holds and when a mail last failed; whom they are for is nobody's business here. */
export async function readMail(strapi: Core.Strapi): Promise<MailHealth> {
  const rows = () => strapi.db.query(MAIL_UID);
  const first = (where: object, orderBy: object): Promise<MailRow | null> =>
    rows().findOne({ where, orderBy });
  const [waiting, failed, oldest, failure, trouble] = await Promise.all([
    rows().count({ where: { state: 'waiting' } }),
    rows().count({ where: { state: 'failed' } }),
    first({ state: 'waiting' }, { createdAt: 'asc' }),
    first({ ...OURS, triedAt: { $notNull: true } }, { triedAt: 'desc' }),
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
