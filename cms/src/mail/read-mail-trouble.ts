import type { Core } from '@strapi/strapi';

import type { MailTrouble } from '../../contracts/mail';
import { REFUSED_CONFIRMATIONS } from '../enquiries/refused-confirmations';
import { query } from '../platform/strapi/query';
import { MAIL_UID, type MailRow } from './mail-row';

// A single failure may be transient; the second attempt is half a minute later.
const MIN_ATTEMPTS = 2;
/**
 * Selects failures of the system: a mistyped address of a visitor is none, and a refused reply is shown with
 * its enquiry.
 */
export const OWN_FAILURES = {
  failure: { $notNull: true },
  $and: [
    { $not: REFUSED_CONFIRMATIONS },
    { $not: { kind: 'reply', $or: [{ state: 'failed' }, { failure: 'recipient' }] } },
  ],
};

/** Returns the current delivery problem for staff; null when mails are being sent. */
export async function readMailTrouble(strapi: Core.Strapi): Promise<MailTrouble | null> {
  const rows = () => query<MailRow>(strapi, MAIL_UID);
  const first = (where: object, orderBy: object): Promise<MailRow | null> =>
    rows().findOne({ where, orderBy });

  const lastSent = await first({ state: 'sent' }, { settledAt: 'desc' });
  const stuck = { state: 'waiting', attempts: { $gte: MIN_ATTEMPTS }, ...OWN_FAILURES };
  // Ignores failures from before the last mail that was sent.
  const settledAt = { $gt: lastSent?.settledAt ?? new Date(0) };
  const lost = { state: 'failed', settledAt, ...OWN_FAILURES };
  const trouble = { $or: [stuck, lost] };

  const latest = await first(trouble, { triedAt: 'desc' });
  if (!latest) return null;
  const [oldest, waiting, lostCount] = await Promise.all([
    first(trouble, { createdAt: 'asc' }),
    rows().count({ where: { state: 'waiting' } }),
    rows().count({ where: lost }),
  ]);
  return {
    waiting,
    lost: lostCount,
    since: new Date(oldest?.createdAt ?? latest.createdAt).toISOString(),
    reason: latest.failure ?? 'unknown',
  };
}
