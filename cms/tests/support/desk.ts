import type { EnquiryDetail } from '../../contracts/enquiry-desk';
import type { Cms } from './cms';
import { anEnquiry, findEnquiry, postEnquiry } from './enquiries';

/** Sends an enquiry and answers with its row. */
export async function storeEnquiry(cms: Cms, changes: Parameters<typeof anEnquiry>[0] = {}) {
  const { body } = await postEnquiry(cms, anEnquiry(changes)).expect(201);
  return findEnquiry(cms, { folio: body.data.folio });
}

/** Writes columns behind the program's back, such as a moment in the past. */
export function forge(cms: Cms, documentId: string, data: Partial<EnquiryDetail>) {
  return cms.strapi.db.query('api::enquiry.enquiry').updateMany({ where: { documentId }, data });
}
