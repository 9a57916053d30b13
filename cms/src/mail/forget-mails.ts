import { rm } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { mailFile, mailFolder } from './deliver';
import { MAIL_UID, type MailRow } from './mail-row';

type Forgotten = { count: number; files: string[] };

/**
 * Removes the mails about enquiries from the outbox, and the summaries that told of them. In the
 * transaction that deletes the enquiries; the files go when that is committed (`removeMailFiles`).
 */
export async function forgetMails(
  strapi: Core.Strapi,
  enquiryIds: readonly string[],
): Promise<Forgotten> {
  const rows = () => strapi.db.query(MAIL_UID);
  const about: MailRow[] = await rows().findMany({ where: { enquiryId: { $in: enquiryIds } } });
  const summaryIds = about.flatMap(({ summaryId }) => summaryId ?? []);
  const summaries: MailRow[] = await rows().findMany({
    where: { documentId: { $in: summaryIds } },
  });
  // One that still waits is written of what is there by then.
  const told = summaries.filter(({ state }) => state !== 'waiting');
  const ids = [...about, ...told].map(({ id }) => id);
  await rows().deleteMany({ where: { id: { $in: ids } } });
  return { count: ids.length, files: [...about, ...summaries].map(mailFile) };
}

/** Removes mails that were written to files. */
export async function removeMailFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(path.join(mailFolder(), file), { force: true });
}
