import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../contracts/enquiry';
import { ENQUIRY_RESULTS, RESULT_LIMITS } from '../../../contracts/enquiry-result';
import { VISIT_COLUMNS } from '../../../contracts/visit-columns';
import { VISIT_SOURCE_MAX_LENGTH } from '../../../contracts/visit-source';
import schema from '../../api/enquiry/content-types/enquiry/schema.json';
import lossReasonSchema from '../../components/shared/loss-reason.json';

it('the CMS stores every type, status and result of an enquiry', () => {
  const { type, status, result } = schema.attributes;
  const stored = [type.enum, status.enum, result.enum];
  expect(stored).toEqual([ENQUIRY_TYPES, ENQUIRY_STATUSES, ENQUIRY_RESULTS]);
});

it('the CMS stores a loss reason in full', () => {
  const { max } = RESULT_LIMITS.lossReason;
  expect(schema.attributes.lossReason.maxLength).toBe(max);
  expect(lossReasonSchema.attributes.reason.maxLength).toBe(max);
});

it.each(VISIT_COLUMNS)('the CMS stores %s of a visit in full', (name) => {
  expect(schema.attributes[name]).toEqual({ type: 'string', maxLength: VISIT_SOURCE_MAX_LENGTH });
});
