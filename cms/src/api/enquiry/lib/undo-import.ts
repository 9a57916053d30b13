import type { Core } from '@strapi/strapi';

import { LEAD_IMPORT_MESSAGES as MESSAGES } from '../../../../contracts/enquiry-import';
import { enquiryRows } from '../../../enquiries/enquiry-rows';
import { importKey, importRows } from '../../../enquiries/import/store-leads';
import { deleteEnquiries } from '../../../personal-data/delete-enquiries';
import type { Actor } from '../../../personal-data/log-row';
import { conflict, notFound } from '../../../platform/http/errors';

const BATCH = 200;

/**
 * Deletes the enquiries of an import that have not changed since, with what belongs to them. An undo that was
 * interrupted can be repeated.
 * @throws HttpError when the import does not exist or was undone
 */
export async function undoImport(strapi: Core.Strapi, importId: string, by: Actor) {
  const row = await importRows(strapi).findOne({ where: { importId } });
  if (!row) throw notFound(MESSAGES.notFound);
  if (row.undoneAt) throw conflict(MESSAGES.undone);
  const ofImport = { idempotencyKey: { $startsWith: importKey(importId) } };
  const unchanged = { ...ofImport, updatedAt: row.createdAt };
  let deleted = 0;
  for (;;) {
    const found = await enquiryRows(strapi).findMany({
      select: ['documentId'],
      where: unchanged,
      limit: BATCH,
    });
    if (found.length === 0) break;
    const ids = found.map(({ documentId }) => documentId);
    deleted += await deleteEnquiries(strapi, ids, by, unchanged);
  }
  const kept = await enquiryRows(strapi).count({ where: ofImport });
  await importRows(strapi).updateMany({ where: { importId }, data: { undoneAt: new Date() } });
  return { deleted, kept };
}
