import { ENQUIRY_TYPES } from '../../../../../contracts/enquiry';
import schema from '../../../../api/reply-template/content-types/reply-template/schema.json';

test('a template can be offered for each type of enquiry', () => {
  const booleans = Object.entries(schema.attributes).flatMap(([name, { type }]) =>
    type === 'boolean' ? [name] : [],
  );
  expect(booleans).toEqual(ENQUIRY_TYPES);
});
