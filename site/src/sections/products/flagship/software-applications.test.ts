import { softwareApplications, systemJsonLd } from './software-applications.ts';

const SYSTEM = {
  slug: 'tequiora-caja',
  name: 'Tequiora Caja',
  subtitle: 'Punto de venta',
  description: 'Cobra y factura.',
  features: ['Cobro', 'Corte'],
  pricing: { amount: 299, period: 'mes', tax: null },
};

test('describes each system with its price per period', () => {
  expect(softwareApplications([SYSTEM])).toMatchObject([
    {
      '@type': 'ItemList',
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'SoftwareApplication',
            name: 'Tequiora Caja',
            url: '/productos/tequiora-caja',
            featureList: ['Cobro', 'Corte'],
            offers: {
              price: '299.00',
              priceCurrency: 'MXN',
              priceSpecification: {
                price: '299.00',
                unitText: 'mes',
                valueAddedTaxIncluded: false,
              },
            },
          },
        },
      ],
    },
  ]);
});

test('the page of a system has an offer per plan', () => {
  const plans = [
    { name: 'Mostrador', description: 'Una tienda', amount: 299 },
    { name: 'Sucursales', description: null, amount: 749 },
  ];
  const data = systemJsonLd({ ...SYSTEM, plans }, '/static/caja.jpg');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    image: '/static/caja.jpg',
    offers: [
      { name: 'Mostrador', description: 'Una tienda', price: '299.00' },
      { name: 'Sucursales', price: '749.00', priceSpecification: { unitText: 'mes' } },
    ],
  });
  expect(systemJsonLd({ ...SYSTEM, plans: [] }, null)).toMatchObject({
    offers: { price: '299.00' },
  });
});

test('omits what a system does not have', () => {
  const [list] = softwareApplications([{ ...SYSTEM, subtitle: '', features: [], pricing: null }]);
  expect(list).toHaveProperty('itemListElement.0.item.name');
  for (const field of ['alternateName', 'featureList', 'offers']) {
    expect(list).not.toHaveProperty(`itemListElement.0.item.${field}`);
  }
});

test('returns nothing without systems', () => {
  expect(softwareApplications([])).toEqual([]);
});
