import type { Core } from '@strapi/strapi';

import {
  type ConfirmationTexts,
  fillConfirmationTexts,
  type StoredConfirmationTexts,
} from '../../contracts/confirmation-texts';
import { ENQUIRY_TYPE_PHRASES } from '../../contracts/enquiry';
import { formatLongDateTime } from '../../contracts/format-date';
import { readReplyValues } from '../enquiries/read-reply-values';
import type { StoredEnquiryRow } from '../enquiries/summary';
import { query } from '../platform/strapi/query';
import { firstName } from './texts/phrases';

type ContactPage = { confirmation?: StoredConfirmationTexts | null };

const CONTACT_PAGE = 'api::contact-page.contact-page';

/**
 * Returns the texts of the published contact page, filled for an enquiry. None of the values is text of
 * the visitor, except a name that looks like one.
 */
export async function readConfirmationTexts(
  strapi: Core.Strapi,
  enquiry: StoredEnquiryRow,
): Promise<ConfirmationTexts> {
  const [page, { nombre: _, ...values }] = await Promise.all([
    query<ContactPage>(strapi, CONTACT_PAGE).findOne({
      where: { publishedAt: { $notNull: true } },
      populate: ['confirmation'],
    }),
    readReplyValues(strapi, enquiry, ''),
  ]);
  const nombre = firstName(enquiry.name);
  return fillConfirmationTexts(page?.confirmation, {
    ...values,
    ...(nombre && { nombre }),
    tipo: ENQUIRY_TYPE_PHRASES[enquiry.type],
    fecha: formatLongDateTime(enquiry.createdAt),
  });
}
