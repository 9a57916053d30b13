import { allAttributes } from '../content-attributes';
import { mapContent, presentFields, walkContent } from '../walk-content';
import { getModel } from './models';

const attributesOf = allAttributes(getModel);

function pathsIn(content: Record<string, unknown>): string[] {
  const fields = presentFields(attributesOf);
  const found = walkContent<string[]>(fields, 'product', content, (field, visitPart) => {
    const parts = [field.value].flat().flatMap((part, index) => visitPart(part, index).flat());
    const path = field.steps.map(({ field: name, index = '' }) => `${name}${index}`).join('.');
    return [`${path}: ${field.attribute.type}`, ...parts];
  });
  return found.flat();
}

test('visits the fields of components with their position', () => {
  expect(pathsIn({ features: [{ text: 'Uno' }, { text: 'Dos' }], name: 'Lector' })).toEqual([
    'features: component',
    'features0.text: string',
    'features1.text: string',
    'name: string',
  ]);
});

test('visits present fields that the schema lacks as unknown, and no parts of other values', () => {
  expect(pathsIn({ id: 1, seo: null, links: ['x'], price: { text: 'x' } })).toEqual([
    'id: unknown',
    'seo: component',
    'links: component',
    'price: decimal',
  ]);
});

test('maps the present fields at any depth and keeps the shape of the entry', () => {
  const entry = {
    id: 1,
    name: 'a',
    seo: { id: 2, title: 'b' },
    links: [{ url: 'c' }],
    features: [],
  };
  const mapped = mapContent(presentFields(attributesOf), 'product', entry, ({ value }) =>
    typeof value === 'string' ? value.toUpperCase() : value,
  );
  expect(mapped).toEqual({
    id: 1,
    name: 'A',
    seo: { id: 2, title: 'B' },
    links: [{ url: 'C' }],
    features: [],
  });
});
