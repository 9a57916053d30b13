import { findEmptyValues } from '../../../test/find-empty-values.ts';
import { makeSettings } from '../../../test/settings.ts';
import { contactPage, localBusiness, webSite } from './company-structured-data.ts';

const SITE = 'https://tequiora.example';
process.env.GATSBY_SITE_URL = SITE;

test('the company has all data of the CMS and nothing else', () => {
  const data = localBusiness(makeSettings());
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
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
  expect(findEmptyValues(data)).toEqual([]);
});

test('each interval has its days, and the whole day ends a minute before midnight', () => {
  const hours = [
    { firstDay: 1, lastDay: 5, opens: '09:00', closes: '14:00' },
    { firstDay: 1, lastDay: 5, opens: '16:00', closes: '19:00' },
    { firstDay: 6, lastDay: 6, opens: '00:00', closes: '00:00' },
  ];
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const specification = { '@type': 'OpeningHoursSpecification' };
  expect(localBusiness(makeSettings({ hours }))).toHaveProperty('openingHoursSpecification', [
    { ...specification, dayOfWeek: days, opens: '09:00', closes: '14:00' },
    { ...specification, dayOfWeek: days, opens: '16:00', closes: '19:00' },
    { ...specification, dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
  ]);
});

test('only real profile URLs are listed as `sameAs`', () => {
  const socialLinks = [
    { network: 'facebook', url: 'https://facebook.com/tequiora' },
    { network: 'instagram', url: null },
    { network: 'tiktok', url: '#' },
  ];
  expect(localBusiness(makeSettings({ socialLinks }))).toHaveProperty('sameAs', [
    'https://facebook.com/tequiora',
  ]);
});

test('the site and the contact page are in Mexican Spanish and refer to the company', () => {
  const site = webSite('Tequiora');
  expect(site).toMatchObject({ inLanguage: 'es-MX', publisher: { '@id': `${SITE}/#empresa` } });
  const contact = contactPage(makeSettings());
  expect(contact).toMatchObject({ url: `${SITE}/contacto`, inLanguage: 'es-MX' });
  expect(contact).toHaveProperty(['mainEntity', '@id'], `${SITE}/#empresa`);
  expect(findEmptyValues([site, contact, contactPage(null)])).toEqual([]);
});
