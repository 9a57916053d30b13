import type { Core } from '@strapi/strapi';

import type { MailTrouble } from '../../contracts/mail';
import { MAIL_UID, type MailRow } from './mail-row';

// One failure may be a moment's; the second is half a minute later.
const ATTEMPTS = 2;

/** What staff must know about mail: null as long as it goes out. */
export async function readMailTrouble(strapi: Core.Strapi): Promise<MailTrouble | null> {
  const rows = () => strapi.db.query(MAIL_UID);
  const first = (where: object, orderBy: object): Promise<MailRow | null> =>
    rows().findOne({ where, orderBy });

  const lastSent = await first({ state: 'sent' }, { settledAt: 'desc' });
  const stuck = {
    state: 'waiting',
    attempts: { $gte: ATTEMPTS },
    failure: { $notNull: true },
    // The server of one visitor that does not take mail is not ours.
    $not: { kind: 'confirmation', failure: 'recipient' },
  };
  // What was given up before mail went out again is past.
  const lost = { state: 'failed', settledAt: { $gt: lastSent?.settledAt ?? new Date(0) } };
  const trouble = { $or: [stuck, lost] };

  const latest = await first(trouble, { triedAt: 'desc' });
  if (!latest) return null;
  const [oldest, waiting, given] = await Promise.all([
    first(trouble, { createdAt: 'asc' }),
    rows().count({ where: { state: 'waiting' } }),
    rows().count({ where: lost }),
  ]);
  return {
    waiting,
    lost: given,
    since: new Date(oldest?.createdAt ?? latest.createdAt).toISOString(),
    reason: latest.failure ?? 'unknown',
  };
}
