import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { attachmentRows } from '../enquiries/attachments';
import { REQUEST_UID } from '../features/publication/server/request-row';
import { query } from '../platform/strapi/query';
import { deleteMails, removeMailFiles } from './delete-mails';
import { mailFolder } from './deliver';
import { documentIdOf } from './mail-file';
import { MAIL_UID, type MailRow, STAFF_MAIL_KINDS } from './mail-row';

const RETENTION_MS = 7 * 24 * 60 * 60_000;
/** A mailbox that is read again from the start goes back a month at most. */
const SEEN_RETENTION_MS = 90 * 24 * 60 * 60_000;
const BATCH = 200;

/** Returns true during one minute a day, at three o'clock in Mexico City. */
const isNight = (now: Date) => now.getUTCHours() === 9 && now.getUTCMinutes() === 0;

/** Deletes the mails from `since` on of enquiries that no longer exist. */
async function deleteOrphanedMails(strapi: Core.Strapi, since: Date): Promise<void> {
  const knex = strapi.db.connection;
  const enquiries = knex('enquiries').whereRaw('enquiries.document_id = mails.enquiry_id');
  const gone = () =>
    knex<{ enquiry_id: string }>('mails')
      .where('created_at', '>=', since)
      .whereNotNull('enquiry_id')
      .whereNotExists(enquiries)
      // Not distinct, for which SQLite would read all mails in the order of their enquiries.
      .select('enquiry_id')
      .limit(BATCH);
  for (;;) {
    const rows = await gone();
    if (rows.length === 0) return;
    const ids = [...new Set(rows.map(({ enquiry_id: id }) => id))];
    const { files } = await deleteMails(strapi, ids);
    await removeMailFiles(files);
  }
}

/** Returns files whose mail is no longer in the outbox, because another instance deleted it. */
async function findOrphanedFiles(strapi: Core.Strapi, files: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (let start = 0; start < files.length; start += BATCH) {
    const ids = files.slice(start, start + BATCH).map(documentIdOf);
    const rows = await query<MailRow>(strapi, MAIL_UID).findMany({
      select: ['documentId'],
      where: { documentId: { $in: ids } },
    });
    for (const { documentId } of rows) known.add(documentId);
  }
  return files.filter((file) => !known.has(documentIdOf(file)));
}

/**
 * Deletes settled mails and mail files older than `before`, because they hold personal data. What visitors
 * got, or should have got, stays as long as its enquiry: replies refer to it. Files of drafts that were not sent
 * go.
 */
async function deleteOldMails(strapi: Core.Strapi, before: Date): Promise<void> {
  await query(strapi, MAIL_UID).deleteMany({
    where: {
      kind: { $in: STAFF_MAIL_KINDS },
      settledAt: { $lt: before },
      state: { $ne: 'waiting' },
    },
  });
  await attachmentRows(strapi).deleteMany({
    where: { mailId: { $null: true }, createdAt: { $lt: before } },
  });
  const all = await readdir(mailFolder()).catch(() => []);
  const files = all.filter((name) => name.endsWith('.eml'));
  await removeMailFiles(await findOrphanedFiles(strapi, files));
  for (const file of files) {
    const filePath = path.join(mailFolder(), file);
    const stats = await stat(filePath).catch(() => undefined);
    if (stats && stats.mtime < before) await rm(filePath, { force: true });
  }
}

/** Deletes the requests for deleted entries, which are stored for their mail only. */
async function deleteOldRequests(strapi: Core.Strapi, before: Date): Promise<void> {
  await query(strapi, REQUEST_UID).deleteMany({
    where: { state: 'obsolete', entryName: { $notNull: true }, settledAt: { $lt: before } },
  });
}

/**
 * Deletes mails of deleted enquiries, and settled mails to staff and their requests after seven days. Mails to
 * visitors stay: those older than that are compared with the enquiries once a day, since that reads all.
 */
export async function tidyMail(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS);
  await deleteOrphanedMails(strapi, isNight(now) ? new Date(0) : before);
  await deleteOldMails(strapi, before);
  await deleteOldRequests(strapi, before);
  await query(strapi, 'api::mail.seen-mail').deleteMany({
    where: { createdAt: { $lt: new Date(now.getTime() - SEEN_RETENTION_MS) } },
  });
}
