import type { EnquiryInput } from '../../contracts/enquiry';
import type { Cms } from './start-cms';

/** Returns a valid enquiry. */
export function buildEnquiry(changes: Partial<EnquiryInput> = {}): EnquiryInput {
  return {
    name: 'María Fernanda López',
    email: 'maria@example.com',
    type: 'servicio',
    message: 'Quiero una página para mi hotel en el centro.',
    ...changes,
  };
}

/** Sends an enquiry, valid or not, as the site does. */
export function postEnquiry(cms: Cms, data: unknown, key?: string) {
  const request = cms.request.post('/api/enquiries');
  if (key !== undefined) request.set('Idempotency-Key', key);
  return request.send({ data });
}

const UID = 'api::enquiry.enquiry';

export const countEnquiries = (cms: Cms, where: object = {}) =>
  cms.strapi.db.query(UID).count({ where });

export const findEnquiry = (cms: Cms, where: object) => cms.strapi.db.query(UID).findOne({ where });
