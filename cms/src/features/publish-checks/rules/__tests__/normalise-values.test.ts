import { normaliseValues } from '../normalise-values';
import { components, types } from './checked-entry';

const normalise = (uid: string, values: Record<string, unknown>) =>
  normaliseValues({
    ...{ uid, schema: types[uid] ?? { attributes: {} }, components, values },
    origins: { siteUrl: 'https://tequiora.test' },
  });

test('completes the addresses of links in fields, in components and in rich text', () => {
  expect(normalise('api::client.client', { url: ' www.empresa.mx ' })).toEqual({
    url: 'https://www.empresa.mx',
  });
  const hero = (href: string) => ({ hero: { primaryCta: { href } } });
  expect(normalise('api::services-page.services-page', hero('www.empresa.mx/a'))).toEqual(
    hero('https://www.empresa.mx/a'),
  );
  const body = (url: string) => ({
    body: [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }],
  });
  const privacy = (url: string) => normalise('api::privacy-page.privacy-page', body(url));
  expect(privacy('www.empresa.mx')).toEqual(body('https://www.empresa.mx'));
  expect(privacy('hola@empresa.mx')).toEqual(body('mailto:hola@empresa.mx'));
  expect(privacy('#uso-de-datos')).toEqual(body('#uso-de-datos'));
  expect(privacy('https://tequiora.test/contacto')).toEqual(body('/contacto'));
});

test('keeps the tabs of code in rich text, and no others', () => {
  const body = (type: string, text: string) => ({
    body: [{ type, children: [{ type: 'text', text }] }],
  });
  const code = '\tif (a)\n\t\treturn\u00AD;';
  const privacy = (values: object) => normalise('api::privacy-page.privacy-page', { ...values });
  expect(privacy(body('code', code))).toEqual(body('code', '\tif (a)\n\t\treturn;'));
  expect(privacy(body('paragraph', 'a\tb'))).toEqual(body('paragraph', 'a b'));
});

test('cleans the alternative text of pictures in rich text', () => {
  const body = (alternativeText: string, caption: string | null) => ({
    body: [
      {
        type: 'image',
        image: { name: 'a.png', width: 9, alternativeText, caption },
        children: [{ type: 'text', text: '' }],
      },
    ],
  });
  expect(
    normalise('api::privacy-page.privacy-page', body(' Un\u200B lec\u00ADtor\n', null)),
  ).toEqual(body('Un lector', null));
});
