import type { EnquiryDetail } from '../../contracts/dashboard-enquiry';
import { buildEnquiry, findEnquiry, postEnquiry } from './build-enquiry';
import type { Cms } from './start-cms';

/** Sends an enquiry and returns its row. */
export async function storeEnquiry(cms: Cms, changes: Parameters<typeof buildEnquiry>[0] = {}) {
  const { body } = await postEnquiry(cms, buildEnquiry(changes)).expect(201);
  return findEnquiry(cms, { folio: body.data.folio });
}

/**
 * Updates columns directly in the database, such as a date in the past, and the date until which the enquiry
 * waits for its first reply.
 */
export async function updateEnquiryRow(
  cms: Cms,
  documentId: string,
  data: Partial<EnquiryDetail>,
): Promise<void> {
  const rows = cms.strapi.db.query('api::enquiry.enquiry');
  const { status, firstReplyAt, dueAt } = {
    ...(await rows.findOne({ where: { documentId } })),
    ...data,
  };
  const waitingUntil = status === 'nuevo' && !firstReplyAt ? dueAt : null;
  await rows.updateMany({ where: { documentId }, data: { waitingUntil, ...data } });
}
