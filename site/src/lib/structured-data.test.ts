import { emptyValues } from '../../test/structured-data.ts';
import { breadcrumbList, itemList, serviceOf } from './structured-data.ts';

const SITE = 'https://tequiora.example';

test('the trail begins at the home page and counts from 1', () => {
  const data = breadcrumbList([{ name: 'Blog', path: '/blog' }], SITE);
  expect(data).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${SITE}/blog` },
  ]);
});

test('a service has an offer only when its price is a figure', () => {
  const facts = { name: 'Apps', description: 'Para tu negocio', path: '/servicios#apps' };
  expect(serviceOf(facts, SITE)).not.toHaveProperty('offers');
  const priced = serviceOf({ ...facts, price: { min: 3500, max: null } }, SITE);
  expect(priced).toHaveProperty(['offers', 'priceSpecification', 'minPrice'], 3500);
  expect(emptyValues(itemList('Servicios', [priced, serviceOf(facts, SITE)]))).toEqual([]);
});
