import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../contracts/enquiry';
import { VISIT_COLUMNS } from '../../../contracts/visit-columns';
import { VISIT_SOURCE_MAX_LENGTH } from '../../../contracts/visit-source';
import schema from '../../api/enquiry/content-types/enquiry/schema.json';

it('the CMS stores every type and status of an enquiry', () => {
  const { type, status } = schema.attributes;
  expect([type.enum, status.enum]).toEqual([ENQUIRY_TYPES, ENQUIRY_STATUSES]);
});

it.each(VISIT_COLUMNS)('the CMS stores %s of a visit in full', (name) => {
  expect(schema.attributes[name]).toEqual({ type: 'string', maxLength: VISIT_SOURCE_MAX_LENGTH });
});
