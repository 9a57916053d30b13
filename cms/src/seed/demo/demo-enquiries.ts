import type { Core } from '@strapi/strapi';

import { enquiryRows } from '../../enquiries/enquiry-rows';
import { readChatThings } from '../../enquiries/read-chat-things';
import { readLossReasons } from '../../enquiries/read-loss-reasons';
import { listOwners } from '../../enquiries/read-owners';
import { readResponseTarget } from '../../enquiries/response-target';
import { REPLY_TEMPLATE_UID } from '../../features/reply-templates/reply-template-uid';
import { removeMailFiles } from '../../mail/delete-mails';
import { removeEnquiries } from '../../personal-data/remove-enquiries';
import { createDocumentId } from '../../platform/database/document-id';
import { query } from '../../platform/strapi/query';
import { createDemoEnquiries } from './create-demo-enquiries';
import type { DemoContext } from './create-demo-row';

const PRIVACY_PAGE = 'api::privacy-page.privacy-page';
const SEED = 21;
// Bounds the number of values in a statement.
const BATCH = 200;

/**
 * Marks demo enquiries in the column that no form, chat or member of staff can set to this: visitors
 * send a UUID as the key, and a chat gets `chat-…`.
 */
const KEY_PREFIX = 'demo-';
const DEMO_WHERE = { idempotencyKey: { $startsWith: KEY_PREFIX } };

async function readContext(strapi: Core.Strapi): Promise<DemoContext> {
  const [target, staff, things, lossReasons, templates, privacyPages] = await Promise.all([
    readResponseTarget(strapi),
    listOwners(strapi),
    readChatThings(strapi),
    readLossReasons(strapi),
    query(strapi, REPLY_TEMPLATE_UID).findMany({ orderBy: { order: 'asc' } }),
    query(strapi, PRIVACY_PAGE).findMany({ where: { publishedAt: { $notNull: true } } }),
  ]);
  return {
    ...{ target, staff, things, lossReasons },
    templates: templates.map(({ name }) => name),
    privacyVersion: privacyPages[0]?.version ?? null,
  };
}

/**
 * Adds the demo enquiries of the last twelve weeks, without mails. Adds nothing while one of them is
 * stored. Returns how many were added.
 */
export async function addDemoEnquiries(strapi: Core.Strapi, now = new Date()): Promise<number> {
  const rows = enquiryRows(strapi);
  if ((await rows.count({ where: DEMO_WHERE })) > 0) return 0;
  const enquiries = createDemoEnquiries(now, SEED, await readContext(strapi));
  const data = enquiries.map((enquiry, index) => ({
    ...enquiry,
    documentId: createDocumentId(),
    idempotencyKey: `${KEY_PREFIX}${index + 1}`,
  }));
  await strapi.db.transaction(async () => {
    for (let start = 0; start < data.length; start += BATCH) {
      await rows.createMany({ data: data.slice(start, start + BATCH) });
    }
  });
  return data.length;
}

/** Removes the demo enquiries, also those that staff changed. Returns how many were removed. */
export async function removeDemoEnquiries(strapi: Core.Strapi): Promise<number> {
  const found = await enquiryRows(strapi).findMany({ select: ['documentId'], where: DEMO_WHERE });
  const ids = found.map(({ documentId }) => documentId);
  const removed = await strapi.db.transaction(() => removeEnquiries(strapi, ids, DEMO_WHERE));
  await removeMailFiles(removed.files);
  return removed.enquiries;
}
