import { makeSettings } from '../../test/settings.ts';
import { contactPage, professionalService, webSite } from './organization-data.ts';
import { breadcrumbList, itemList, serviceOf } from './structured-data.ts';

const SITE = 'https://tequiora.example';

/** Paths of the values that say nothing: empty texts and lists, null and undefined. */
function emptyValues(value: unknown, path = '$'): string[] {
  if (value === null || value === undefined || value === '') return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => emptyValues(part, `${path}.${key}`));
}

test('the company: what the CMS knows, and nothing it does not', () => {
  const data = professionalService(makeSettings(), SITE);
  expect(data).toMatchObject({
    '@type': 'ProfessionalService',
    name: 'Tequiora',
    telephone: '+529511234567',
    email: 'hola@tequiora.example',
    url: `${SITE}/`,
    address: { addressLocality: 'Oaxaca de Juárez', addressCountry: 'MX' },
    areaServed: { name: 'México' },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  });
  expect(data).not.toHaveProperty('sameAs');
  expect(data).not.toHaveProperty('aggregateRating');
  expect(emptyValues(data)).toEqual([]);
});

test('only real profiles are named as the same company', () => {
  const socialLinks = [
    { network: 'facebook', url: 'https://facebook.com/tequiora' },
    { network: 'instagram', url: null },
    { network: 'tiktok', url: '#' },
  ];
  expect(professionalService(makeSettings({ socialLinks }), SITE)).toHaveProperty('sameAs', [
    'https://facebook.com/tequiora',
  ]);
});

test('the site and the contact page are in Mexican Spanish and belong to the company', () => {
  const site = webSite('Tequiora', SITE);
  expect(site).toMatchObject({ inLanguage: 'es-MX', publisher: { '@id': `${SITE}/#empresa` } });
  const contact = contactPage('Contacto', '/contacto', makeSettings(), SITE);
  expect(contact).toMatchObject({ url: `${SITE}/contacto`, inLanguage: 'es-MX' });
  expect(contact).toHaveProperty(['mainEntity', '@id'], `${SITE}/#empresa`);
  expect(emptyValues([site, contact, contactPage('Contacto', '/contacto', null, SITE)])).toEqual(
    [],
  );
});

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
