import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { mailFolder } from './deliver';
import { MAIL_UID } from './mail-row';

const KEPT = 7 * 24 * 60 * 60_000;

/** Removes the rows of enquiries that are gone, whoever deleted them. */
async function forgetDeleted(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection;
  const enquiries = knex('enquiries').whereRaw('enquiries.document_id = mails.enquiry_id');
  await knex('mails').whereNotNull('enquiry_id').whereNotExists(enquiries).delete();
}

/** Removes what was settled days ago, and files of that age: they hold personal data. */
async function forgetOld(strapi: Core.Strapi, before: Date): Promise<void> {
  await strapi.db.query(MAIL_UID).deleteMany({
    where: { state: { $ne: 'waiting' }, settledAt: { $lt: before } },
  });
  const files = await readdir(mailFolder()).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const address = path.join(mailFolder(), file);
    if ((await stat(address)).mtime < before) await rm(address, { force: true });
  }
}

/** Keeps in the outbox what still is of use. */
export async function tidyMail(strapi: Core.Strapi, now = new Date()): Promise<void> {
  await forgetDeleted(strapi);
  await forgetOld(strapi, new Date(now.getTime() - KEPT));
}
