import type { Core } from '@strapi/strapi';

import { ENQUIRY_TYPES, type EnquiryType } from '../../../../contracts/enquiry';
import type { ReplyTemplate } from '../../../../contracts/reply-template';
import { query } from '../../../platform/strapi/query';
import { REPLY_TEMPLATE_UID } from '../reply-template-uid';

const { compare } = new Intl.Collator('es-MX', { numeric: true });

/** Returns the templates for enquiries of a type, in manual order; a template without types is for all. */
export async function listReplyTemplates(
  strapi: Core.Strapi,
  type: EnquiryType,
): Promise<ReplyTemplate[]> {
  const rows = await query(strapi, REPLY_TEMPLATE_UID).findMany();
  return rows
    .filter((row) => row[type] || ENQUIRY_TYPES.every((each) => !row[each]))
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || compare(a.name, b.name))
    .map(({ documentId, name, subject, text }) => ({ documentId, name, subject, text }));
}
