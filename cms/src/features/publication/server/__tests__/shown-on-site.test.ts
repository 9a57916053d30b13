import path from 'node:path';

import { listFields } from '../../../../content-model/content-attributes';
import { readSchemas } from '../../../../content-model/read-schemas';
import { SHOWN_ON_SITE, shownOf } from '../shown-on-site';

const { types, components } = readSchemas(path.join(__dirname, '../../../..'));

function typeAt(uid: string, [name = '', ...rest]: string[]): string | undefined {
  const attribute = (types[uid] ?? components[uid])?.attributes[name];
  if (rest.length === 0) return attribute?.type;
  if (attribute?.type === 'component') return typeAt(attribute.component, rest);
  if (attribute?.type !== 'dynamiczone') return attribute?.type;
  return attribute.components.map((part) => typeAt(part, rest)).find(Boolean);
}

/** Files such as videos have another name in the release. */
const isPictureField = ({ type, allowedTypes }: { type: string; allowedTypes?: string[] }) =>
  type === 'blocks' || (type === 'media' && allowedTypes?.includes('images'));

/** Returns the paths of the pictures in the components of a dynamic zone. */
function picturesOfZone(uid: string, zone: string): string[] {
  const attribute = types[uid]?.attributes[zone];
  const parts = attribute?.type === 'dynamiczone' ? attribute.components : [];
  const attributesOf = (model: string) => Object.entries(components[model]?.attributes ?? {});
  return parts
    .flatMap((part) => listFields(attributesOf, part, `${zone}.`))
    .filter(({ attribute }) => isPictureField(attribute))
    .map(({ path: each }) => each);
}

const media = (hash: string) => [hash, `/uploads/${hash}.webp`, null, null, '2026-01-01'];

describe('shownOf', () => {
  it('returns the page, name, formatted price and picture of a product', () => {
    const content = { name: 'Lector', slug: 'lector', price: 1499, image: media('lector_1a2b') };
    expect(shownOf('api::product.product', content)).toEqual({
      page: '/productos/lector',
      texts: ['Lector', '$1,499.00'],
      pictures: ['lector_1a2b'],
    });
  });

  it('finds pictures in components, lists and rich text without duplicates', () => {
    const slides = [{ image: media('a_1') }, { image: null }, { image: media('a_1') }];
    const home = { slides, specialties: [], about: { image: media('b_2') }, seo: null };
    expect(shownOf('api::home-page.home-page', home)).toMatchObject({
      page: '/',
      pictures: ['a_1', 'b_2'],
    });
    const body = [{ type: 'image', image: { url: '/uploads/aviso_3c4d.webp' } }];
    expect(shownOf('api::privacy-page.privacy-page', { body })?.pictures).toEqual(['aviso_3c4d']);
  });

  it.each([
    ['flagship-product', { slug: 'caja', pricing: { amount: 299 } }, '$299'],
    ['package', { priceMin: 7000, priceMax: 12000, openEnded: true }, '$7,000 – $12,000+'],
    ['complementary-service', { priceMin: 500, priceMax: null }, '$500'],
    ['service', { price: 'Desde $3,500' }, 'Desde $3,500'],
    ['case', { title: 'Uno', slug: 'uno', investment: 18000 }, '$18,000'],
  ])('formats the price of a %s as its page does', (name, content, price) => {
    expect(shownOf(`api::${name}.${name}`, content)?.texts).toContain(price);
  });

  it('leaves out what a composed page hides, and titles with highlighted words', () => {
    const sections = [
      { __component: 'page.hero', title: 'Para *ti*', image: media('a_1') },
      { __component: 'page.text', title: 'Texto', body: [], hidden: false },
      { __component: 'page.testimonials', title: 'Sin testimonios desaparece' },
      { __component: 'page.hero', title: 'Nada', image: media('b_2'), hidden: true },
    ];
    expect(shownOf('api::page.page', { slug: 'buen-fin', sections })).toEqual({
      page: '/buen-fin',
      texts: ['Texto'],
      pictures: ['a_1'],
    });
  });

  it('returns undefined for a type that no page lists', () => {
    expect(shownOf('api::industry.industry', { name: 'Hoteles', slug: 'hoteles' })).toBeUndefined();
  });
});

describe('SHOWN_ON_SITE', () => {
  it('contains only picture fields that the types have', () => {
    const paths = Object.entries(SHOWN_ON_SITE).flatMap(([uid, { pictures }]) =>
      pictures.map((each) => [uid, each, typeAt(uid, each.split('.'))]),
    );
    expect(paths.filter(([, , type]) => type !== 'media' && type !== 'blocks')).toEqual([]);
  });

  it('contains every picture that a section of a composed page can have', () => {
    const { pictures = [] } = SHOWN_ON_SITE['api::page.page'] ?? {};
    expect(pictures).toEqual(expect.arrayContaining(picturesOfZone('api::page.page', 'sections')));
  });

  it('has a rule for each type with a media field', () => {
    const withPicture = Object.keys(types).filter((uid) =>
      Object.values(types[uid]?.attributes ?? {}).some(({ type }) => type === 'media'),
    );
    expect(withPicture.filter((uid) => !SHOWN_ON_SITE[uid])).toEqual([]);
  });
});
