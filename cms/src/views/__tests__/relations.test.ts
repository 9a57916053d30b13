import { COMPONENTS, TYPES } from './schemas';

const schemas = Object.entries({ ...TYPES, ...COMPONENTS });

// Publishing one entry would change others that are published (decision 110).
test.each(schemas)('%s has no inverse side of a relation', (_uid, { attributes }) => {
  const inverse = Object.entries(attributes).filter(([, attribute]) => 'mappedBy' in attribute);
  expect(inverse.map(([name]) => name)).toEqual([]);
});
