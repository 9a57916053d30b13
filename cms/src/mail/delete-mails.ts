import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { attachmentRows } from '../enquiries/attachments';
import { query } from '../platform/strapi/query';
import { mailFolder } from './deliver';
import { mailFile } from './mail-file';
import { MAIL_UID, type MailRow } from './mail-row';

type DeletedMails = { count: number; files: string[] };

/**
 * Deletes the mails about enquiries with their attachments, and the digests that list them, from the outbox. Runs in the
 * transaction that deletes the enquiries; delete the returned files after the commit
 * (`removeMailFiles`).
 */
export async function deleteMails(
  strapi: Core.Strapi,
  enquiryIds: readonly string[],
): Promise<DeletedMails> {
  const rows = () => query<MailRow>(strapi, MAIL_UID);
  const about = await rows().findMany({ where: { enquiryId: { $in: enquiryIds } } });
  const summaryIds = about.flatMap(({ summaryId }) => summaryId ?? []);
  const summaries = await rows().findMany({
    where: { documentId: { $in: summaryIds } },
  });
  // A waiting digest is written later, from the enquiries that still exist then.
  const settled = summaries.filter(({ state }) => state !== 'waiting');
  const ids = [...about, ...settled].map(({ id }) => id);
  await rows().deleteMany({ where: { id: { $in: ids } } });
  await attachmentRows(strapi).deleteMany({ where: { enquiryId: { $in: enquiryIds } } });
  return { count: ids.length, files: [...about, ...summaries].map(mailFile) };
}

export async function removeMailFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(path.join(mailFolder(), file), { force: true });
}
