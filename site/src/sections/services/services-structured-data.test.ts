import { makeComplementaryService, makePackage, makeService } from '../../../test/services.ts';
import { servicesStructuredData } from './services-structured-data.ts';

const empty = { packages: [], complementary: [], services: [] };

test('lists every service with its URL', () => {
  const [crumbs, list] = servicesStructuredData({
    packages: [makePackage({ name: 'Tienda' })],
    complementary: [makeComplementaryService({ slug: 'logo' })],
    services: [makeService({ slug: 'soporte' })],
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, item: { '@type': 'Service', name: 'Tienda', url: '/servicios#paquetes' } },
      { position: 2, item: { url: '/servicios#logo' } },
      { position: 3, item: { url: '/servicios#soporte' } },
    ],
  });
});

test('has the price range in pesos, without a maximum if there is none', () => {
  const [, list] = servicesStructuredData({
    ...empty,
    packages: [
      makePackage({ priceMin: 7000, priceMax: 12000 }),
      makePackage({ priceMin: 25000, priceMax: 40000, openEnded: true }),
    ],
  });
  const specification = { priceCurrency: 'MXN', minPrice: 7000, maxPrice: 12000 };
  expect(list).toHaveProperty('itemListElement.0.item.offers.priceSpecification', {
    '@type': 'PriceSpecification',
    ...specification,
    valueAddedTaxIncluded: false,
  });
  expect(list).toHaveProperty('itemListElement.1.item.offers.priceSpecification', {
    '@type': 'PriceSpecification',
    priceCurrency: 'MXN',
    minPrice: 25000,
    valueAddedTaxIncluded: false,
  });
});

test('has the single price of a package during its offer, and when it ends', () => {
  const offer = { offerPrice: 5900, offerUntil: '2026-12-01T06:00:00.000Z' };
  const [, list] = servicesStructuredData({
    packages: [makePackage(offer)],
    complementary: [],
    services: [],
  });
  expect(list).toHaveProperty('itemListElement.0.item.offers', {
    '@type': 'Offer',
    priceCurrency: 'MXN',
    priceValidUntil: '2026-12-01T06:00:00.000Z',
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'MXN',
      minPrice: 5900,
      maxPrice: 5900,
      valueAddedTaxIncluded: false,
    },
  });
});

test('has no offer for a service whose price is free text', () => {
  const services = [makeService({ price: 'Desde $500/mes' })];
  const [, list] = servicesStructuredData({ ...empty, services });
  expect(list).toHaveProperty('itemListElement.0.item.description');
  expect(list).not.toHaveProperty('itemListElement.0.item.offers');
});

test('contains only the breadcrumb without services', () => {
  expect(servicesStructuredData(empty)).toHaveLength(1);
});
