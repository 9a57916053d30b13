import { COMPONENTS, TYPES } from './schemas';

const schemas = Object.entries({ ...TYPES, ...COMPONENTS });

// With an inverse side, publishing one entry would change other published entries (decision 003).
test.each(schemas)('%s has no inverse side of a relation', (_uid, { attributes }) => {
  const inverse = Object.entries(attributes).filter(([, attribute]) => 'mappedBy' in attribute);
  expect(inverse.map(([name]) => name)).toEqual([]);
});
