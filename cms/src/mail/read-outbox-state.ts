import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import { MAIL_UID, type MailRow } from './mail-row';

/** Returns how many mails wait and were given up, and since when the oldest one waits. */
export async function readOutboxState(strapi: Core.Strapi) {
  const rows = query<MailRow>(strapi, MAIL_UID);
  const [waiting, failed, oldest] = await Promise.all([
    rows.count({ where: { state: 'waiting' } }),
    rows.count({ where: { state: 'failed' } }),
    rows.findOne({ where: { state: 'waiting' }, orderBy: { createdAt: 'asc' } }),
  ]);
  return { waiting, failed, oldestAt: oldest ? new Date(oldest.createdAt) : null };
}
