import { strapiTypes } from './strapi-types.ts';

const components = {
  'shared.bullet': { attributes: { text: { type: 'string', required: true } } },
  'shared.seo': { attributes: { title: { type: 'text' }, shareImage: { type: 'media' } } },
};

test('reads components, relations and pictures at any depth', () => {
  const attributes = {
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
