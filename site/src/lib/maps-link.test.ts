import { makeSettings } from '../../test/settings.ts';
import { mapsLink } from './maps-link.ts';

const address = {
  street: 'Calle del Tequio 24, Centro',
  city: 'Oaxaca de Juárez',
  region: 'Oaxaca',
  postalCode: '68000',
  country: 'México',
};

const queryOf = (link: string) => new URL(link).searchParams.get('query');

test('searches for the postal address', () => {
  expect(queryOf(mapsLink(makeSettings({ address })))).toBe(
    'Calle del Tequio 24, Centro, 68000 Oaxaca de Juárez, Oaxaca, México',
  );
});

test('leaves out the empty parts of the address', () => {
  const link = mapsLink(makeSettings({ address: { ...address, street: null, postalCode: null } }));
  expect(queryOf(link)).toBe('Oaxaca de Juárez, Oaxaca, México');
});

test('prefers the link of the settings', () => {
  const mapsUrl = 'https://maps.app.goo.gl/abc';
  expect(mapsLink(makeSettings({ mapsUrl, address }))).toBe(mapsUrl);
});
