import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { mailFolder } from './deliver';
import { forgetMails, removeMailFiles } from './forget-mails';
import { MAIL_UID, type MailRow } from './mail-row';

const KEPT = 7 * 24 * 60 * 60_000;
const BATCH = 200;
const FILE_NAME = /^[a-z]+-(\w+)\.eml$/;

/** Removes the mails of enquiries that are gone, whoever deleted them. */
async function forgetDeleted(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const enquiries = knex('enquiries').whereRaw('enquiries.document_id = mails.enquiry_id');
  const gone = () =>
    knex('mails')
      .whereNotNull('enquiry_id')
      .whereNotExists(enquiries)
      .distinct('enquiry_id')
      .limit(BATCH);
  for (;;) {
    const rows: { enquiry_id: string }[] = await gone();
    if (rows.length === 0) return;
    const { files } = await forgetMails(
      strapi,
      rows.map(({ enquiry_id: id }) => id),
    );
    await removeMailFiles(files);
  }
}

/** Files whose mail is not in the outbox any more: another instance removed it. */
async function findOrphans(strapi: Core.Strapi, files: readonly string[]): Promise<string[]> {
  const idOf = (file: string) => FILE_NAME.exec(file)?.[1] ?? '';
  const known = new Set<string>();
  for (let start = 0; start < files.length; start += BATCH) {
    const ids = files.slice(start, start + BATCH).map(idOf);
    const rows: MailRow[] = await strapi.db
      .query(MAIL_UID)
      .findMany({ select: ['documentId'], where: { documentId: { $in: ids } } });
    for (const { documentId } of rows) known.add(documentId);
  }
  return files.filter((file) => !known.has(idOf(file)));
}

/** Removes what was settled days ago, and files of that age: they hold personal data. */
async function forgetOld(strapi: Core.Strapi, before: Date): Promise<void> {
  await strapi.db.query(MAIL_UID).deleteMany({
    where: { state: { $ne: 'waiting' }, settledAt: { $lt: before } },
  });
  const all = await readdir(mailFolder()).catch(() => []);
  const files = all.filter((name) => name.endsWith('.eml'));
  await removeMailFiles(await findOrphans(strapi, files));
  for (const file of files) {
    const address = path.join(mailFolder(), file);
    const found = await stat(address).catch(() => undefined);
    if (found && found.mtime < before) await rm(address, { force: true });
  }
}

/** Keeps in the outbox what still is of use. */
export async function tidyMail(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await forgetDeleted(strapi);
  await forgetOld(strapi, new Date(now.getTime() - KEPT));
}
