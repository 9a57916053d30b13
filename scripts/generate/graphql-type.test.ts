import type { Attribute } from '../../cms/src/content-model/content-attributes.ts';
import { graphqlType, graphqlUnion } from './graphql-type.ts';

const seo = { type: 'component', component: 'shared.seo' } as const;

function fieldOf(name: string, attribute: Attribute): string[] {
  const [, ...lines] = graphqlType('shared.any', { attributes: { [name]: attribute } }).split('\n');
  return lines.slice(0, -1);
}

test.each<[string, Attribute, string]>([
  ['an optional text', { type: 'string' }, 'a: String'],
  ['a required text', { type: 'uid', required: true }, 'a: String!'],
  ['a date', { type: 'date' }, 'a: Date @dateformat'],
  ['a picture, also a required one', { type: 'media', required: true }, 'a: STRAPI__MEDIA @link'],
  ['several pictures', { type: 'media', multiple: true }, 'a: [STRAPI__MEDIA!]! @components'],
  [
    'a relation, also a required one',
    { type: 'relation', target: 'api::big-one.big-one', required: true },
    'a: STRAPI_BIG_ONE @link(from: "a___NODE")',
  ],
  ['a required component', { ...seo, required: true }, 'a: STRAPI__COMPONENT_SHARED_SEO! @link'],
  ['components', { ...seo, repeatable: true }, 'a: [STRAPI__COMPONENT_SHARED_SEO!]! @components'],
  [
    'a list of texts',
    { type: 'component', component: 'shared.bullet', repeatable: true },
    'a: [String!]! @bullets',
  ],
])('writes the field of %s', (_kind, attribute, field) => {
  expect(fieldOf('a', attribute)).toEqual([expect.stringContaining(field)]);
});

test('adds the pictures of rich text, and leaves private fields out', () => {
  expect(fieldOf('body', { type: 'blocks' })).toEqual([
    'body: JSON',
    'bodyPictures: [STRAPI__MEDIA!]! @components',
  ]);
  const secret = { type: 'string', private: true } as const;
  expect(graphqlType('api::a.a', { attributes: { secret } })).not.toContain('secret');
});

test('writes a dynamic zone as a list of the union of its components', () => {
  const components = ['page.hero', 'page.call-to-action'];
  expect(fieldOf('a', { type: 'dynamiczone', components })).toEqual([
    'a: [STRAPI__COMPONENT_PAGE!]! @components',
  ]);
  expect(graphqlUnion(components)).toBe(
    'union STRAPI__COMPONENT_PAGE = STRAPI__COMPONENT_PAGE_HERO | STRAPI__COMPONENT_PAGE_CALL_TO_ACTION',
  );
  expect(() => graphqlUnion(['page.hero', 'shared.seo'])).toThrow('several folders');
});

test('refuses a field type without a GraphQL type', () => {
  expect(() => fieldOf('a', { type: 'password' })).toThrow('password');
});
