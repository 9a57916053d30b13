import path from 'node:path';

import { readSchemas } from '../read-schemas';

const { types, components } = readSchemas(path.join(__dirname, '../..'));
const zone = types['api::page.page']?.attributes.sections;
const names = zone?.type === 'dynamiczone' ? zone.components : [];
const sections = names.map((uid) => [uid, components[uid]?.attributes ?? {}] as const);

it('can have every component of its folder', () => {
  const inFolder = Object.keys(components).filter((uid) => uid.startsWith('page.'));
  expect([...names].sort()).toEqual(inFolder.sort());
});

it.each(sections)('%s has a title, which labels it, and can be hidden', (_uid, attributes) => {
  expect(attributes).toMatchObject({
    title: { type: 'string', required: true },
    hidden: { type: 'boolean', default: false },
  });
});

// One query reads all sections: GraphQL refuses fields of one name with different types.
it('has fields of the same shape under the same name', () => {
  const shapes = new Map<string, Set<string>>();
  for (const [, attributes] of sections) {
    for (const [name, attribute] of Object.entries(attributes)) {
      const { type, required = false } = attribute;
      const isScalar = !['component', 'media', 'relation'].includes(type);
      const isList =
        (attribute.type === 'component' && attribute.repeatable === true) ||
        (attribute.type === 'media' && attribute.multiple === true) ||
        (attribute.type === 'relation' && attribute.relation?.endsWith('ToMany') === true);
      const shape = isScalar ? `${type} ${required}` : `${isList ? 'list' : 'one'}`;
      shapes.set(name, (shapes.get(name) ?? new Set()).add(shape));
    }
  }
  const different = [...shapes].filter(([, { size }]) => size > 1).map(([name]) => name);
  expect(different).toEqual([]);
});
