import type { Core } from '@strapi/strapi';
import { ENQUIRY_UID, type EnquiryStatus, type EnquiryType } from '../../../../contracts/enquiry';

import type { NewEnquiries, NewEnquiry } from '../../../../contracts/home';
import { readSettings } from '../../../platform/env/settings';
import { query } from '../../../platform/strapi/query';

type Row = {
  documentId: string;
  folio: string;
  type: EnquiryType;
  createdAt: string | Date;
  dueAt: string | Date | null;
};

const NEW = { status: 'nuevo' satisfies EnquiryStatus };
const LISTED = 5;

/** Returns the newest unanswered enquiries, without personal data. */
export async function readNewEnquiries(strapi: Core.Strapi): Promise<NewEnquiries> {
  const list = `${readSettings().siteUrl}/admin/consultas`;
  const enquiries = query<Row>(strapi, ENQUIRY_UID);
  const [total, rows] = await Promise.all([
    enquiries.count({ where: NEW }),
    enquiries.findMany({
      where: NEW,
      select: ['documentId', 'folio', 'type', 'createdAt', 'dueAt'],
      orderBy: { createdAt: 'desc' },
      limit: LISTED,
    }),
  ]);
  const entries = rows.map(({ documentId, folio, type, createdAt, dueAt }): NewEnquiry => ({
    folio,
    type,
    at: new Date(createdAt).toISOString(),
    isOverdue: dueAt !== null && new Date(dueAt) < new Date(),
    url: `${list}/${documentId}`,
  }));
  return { total, entries, url: `${list}?estado=nuevo` };
}
