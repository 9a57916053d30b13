import { findEmptyValues } from '../../test/find-empty-values.ts';
import { breadcrumbList, itemList, serviceStructuredData } from './structured-data.ts';

const SITE = 'https://tequiora.example';
process.env.GATSBY_SITE_URL = SITE;

test('the breadcrumb starts at the home page and counts from 1', () => {
  const data = breadcrumbList([{ name: 'Blog', path: '/blog' }]);
  expect(data).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${SITE}/blog` },
  ]);
});

test('a service has an offer only with a numeric price', () => {
  const facts = { name: 'Apps', description: 'Para tu negocio', path: '/servicios#apps' };
  expect(serviceStructuredData(facts)).not.toHaveProperty('offers');
  const priced = serviceStructuredData({ ...facts, price: { min: 3500, max: null, tax: null } });
  expect(priced).toHaveProperty(['offers', 'priceSpecification', 'minPrice'], 3500);
  expect(findEmptyValues(itemList('Servicios', [priced, serviceStructuredData(facts)]))).toEqual(
    [],
  );
});
