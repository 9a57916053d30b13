import path from 'node:path';
import { readSchemas } from '../../read-schemas';

const { types, components } = readSchemas(path.join(__dirname, '../../..'));
const schemas = Object.entries({ ...types, ...components });

// With an inverse side, publishing one entry would change other published entries (decision 003).
test.each(schemas)('%s has no inverse side of a relation', (_uid, { attributes }) => {
  const inverse = Object.entries(attributes).filter(([, attribute]) => 'mappedBy' in attribute);
  expect(inverse.map(([name]) => name)).toEqual([]);
});
