import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../contracts/enquiry';
import schema from '../../api/enquiry/content-types/enquiry/schema.json';

it('the CMS stores every type and status of an enquiry', () => {
  const { type, status } = schema.attributes;
  expect([type.enum, status.enum]).toEqual([ENQUIRY_TYPES, ENQUIRY_STATUSES]);
});
