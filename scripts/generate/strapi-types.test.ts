import type { Schema, Schemas } from '../../cms/src/content-model/read-schemas.ts';
import { strapiTypes } from './strapi-types.ts';

const components: Schemas = {
  'shared.bullet': { attributes: { text: { type: 'string', required: true } } },
  'shared.seo': { attributes: { title: { type: 'text' }, shareImage: { type: 'media' } } },
};

test('reads components, relations and pictures at any depth', () => {
  const attributes: Schema['attributes'] = {
    name: { type: 'string' },
    image: { type: 'media' },
    features: { type: 'component', component: 'shared.bullet', repeatable: true },
    seo: { type: 'component', component: 'shared.seo' },
  };
  expect(strapiTypes({ 'api::case.case': { attributes } }, components)).toEqual([
    {
      singularName: 'case',
      queryParams: {
        populate: { image: true, features: true, seo: { populate: { shareImage: true } } },
      },
    },
  ]);
});
