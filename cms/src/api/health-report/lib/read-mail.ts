import type { Core } from '@strapi/strapi';

import type { MailHealth } from '../../../../contracts/health-report';
import { MAIL_UID, type MailRow } from '../../../mail/mail-row';
import { readMailSettings } from '../../../mail/mail-settings';
import { OWN_FAILURES, readMailTrouble } from '../../../mail/read-mail-trouble';
import { readOutboxState } from '../../../mail/read-outbox-state';
import { query } from '../../../platform/strapi/query';

/** Returns the state of the outbox and its last failure, without recipients. */
export async function readMail(strapi: Core.Strapi): Promise<MailHealth> {
  const [{ waiting, failed, oldestAt }, failure, trouble] = await Promise.all([
    readOutboxState(strapi),
    query<MailRow>(strapi, MAIL_UID).findOne({
      where: { ...OWN_FAILURES, triedAt: { $notNull: true } },
      orderBy: { triedAt: 'desc' },
    }),
    readMailTrouble(strapi),
  ]);
  const failedAt = failure?.triedAt && new Date(failure.triedAt).toISOString();
  return {
    mode: readMailSettings().smtpUrl ? 'smtp' : 'files',
    waiting,
    failed,
    oldestAt: oldestAt?.toISOString() ?? null,
    lastFailure: failedAt ? { at: failedAt, reason: failure.failure ?? 'unknown' } : null,
    trouble,
  };
}
