import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { REQUEST_UID } from '../features/publication/server/request-row';
import { query } from '../platform/strapi/query';
import { deleteMails, removeMailFiles } from './delete-mails';
import { mailFolder } from './deliver';
import { documentIdOf } from './mail-file';
import { MAIL_UID, type MailRow } from './mail-row';

const RETENTION_MS = 7 * 24 * 60 * 60_000;
const BATCH = 200;

/** Deletes the mails of enquiries that no longer exist. */
async function deleteOrphanedMails(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const enquiries = knex('enquiries').whereRaw('enquiries.document_id = mails.enquiry_id');
  const gone = () =>
    knex<{ enquiry_id: string }>('mails')
      .whereNotNull('enquiry_id')
      .whereNotExists(enquiries)
      .distinct('enquiry_id')
      .limit(BATCH);
  for (;;) {
    const rows = await gone();
    if (rows.length === 0) return;
    const { files } = await deleteMails(
      strapi,
      rows.map(({ enquiry_id: id }) => id),
    );
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
 * Deletes settled mails and mail files older than `before`, because they hold personal data. Refused
 * confirmations stay as long as their enquiry, whose address they are about.
 */
async function deleteOldMails(strapi: Core.Strapi, before: Date): Promise<void> {
  await query(strapi, MAIL_UID).deleteMany({
    where: {
      state: { $ne: 'waiting' },
      settledAt: { $lt: before },
      // Not `$not` of both: null is no match for either of its values.
      $or: [
        { kind: { $ne: 'confirmation' } },
        { failure: { $null: true } },
        { failure: { $ne: 'recipient' } },
      ],
    },
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

/** Deletes mails of deleted enquiries, and settled mails and their requests after seven days. */
export async function tidyMail(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await deleteOrphanedMails(strapi);
  const before = new Date(now.getTime() - RETENTION_MS);
  await deleteOldMails(strapi, before);
  await deleteOldRequests(strapi, before);
}
