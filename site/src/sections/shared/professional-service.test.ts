import { findEmptyValues } from '../../../test/find-empty-values.ts';
import { makeSettings } from '../../../test/settings.ts';
import { contactPage, professionalService, webSite } from './professional-service.ts';

const SITE = 'https://tequiora.example';
process.env.GATSBY_SITE_URL = SITE;

test('the company has all data of the CMS and nothing else', () => {
  const data = professionalService(makeSettings());
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
  expect(findEmptyValues(data)).toEqual([]);
});

test('only real profile URLs are listed as `sameAs`', () => {
  const socialLinks = [
    { network: 'facebook', url: 'https://facebook.com/tequiora' },
    { network: 'instagram', url: null },
    { network: 'tiktok', url: '#' },
  ];
  expect(professionalService(makeSettings({ socialLinks }))).toHaveProperty('sameAs', [
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
