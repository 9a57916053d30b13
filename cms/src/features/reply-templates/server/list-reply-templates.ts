import type { Core } from '@strapi/strapi';

import type { EnquiryType } from '../../../../contracts/enquiry';
import type { ReplyTemplate } from '../../../../contracts/reply-template';
import { query } from '../../../platform/strapi/query';
import { REPLY_TEMPLATE_UID } from '../reply-template-uid';

const { compare } = new Intl.Collator('es-MX', { numeric: true });

/** Returns the templates that staff did not exclude for a type of enquiry, in manual order. */
export async function listReplyTemplates(
  strapi: Core.Strapi,
  type: EnquiryType,
): Promise<ReplyTemplate[]> {
  const rows = await query(strapi, REPLY_TEMPLATE_UID).findMany();
  return rows
    .filter((row) => row[type] !== false)
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || compare(a.name, b.name))
    .map(({ documentId, name, subject, text }) => ({ documentId, name, subject, text }));
}
