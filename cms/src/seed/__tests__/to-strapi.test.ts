import type { Attribute } from '../../content-model/content-attributes';
import { emptyMissing, toStrapi, type SeedContext } from '../to-strapi';

const MODELS: Record<string, Record<string, Attribute>> = {
  'shared.bullet': { text: { type: 'string' } },
  'shared.link': {
    label: { type: 'string' },
    icon: { type: 'media' },
    href: { type: 'string' },
  },
  product: {
    name: { type: 'string', required: true },
    featured: { type: 'boolean', default: false },
    image: { type: 'media' },
    category: { type: 'relation', target: 'api::category.category' },
    features: { type: 'component', component: 'shared.bullet', repeatable: true },
    links: { type: 'component', component: 'shared.link', repeatable: true },
    seo: { type: 'component', component: 'shared.link' },
    sections: { type: 'dynamiczone', components: ['shared.link'] },
  },
};
const attributesOf = (uid: string) => Object.entries(MODELS[uid] ?? {});

const context: SeedContext = {
  attributesOf,
  mediaId: (name) => (name === 'caja.webp' ? 7 : undefined),
  mediaUrl: (name) => (name === 'ficha.pdf' ? '/uploads/ficha_1a2b.pdf' : undefined),
  documentId: (uid, slug) => (slug === 'cajas' ? `${uid}#1` : undefined),
};

const convert = (record: Record<string, unknown>) => toStrapi('product', record, context);

describe('toStrapi', () => {
  it('turns texts into bullets, file names into ids and slugs into document ids', () => {
    expect(
      convert({
        name: 'Caja',
        image: 'caja.webp',
        category: 'cajas',
        features: ['Rápida', { text: 'Clara' }],
        links: [{ label: 'Ver', icon: 'caja.webp' }],
        seo: { label: 'Caja' },
      }),
    ).toEqual({
      name: 'Caja',
      image: 7,
      category: 'api::category.category#1',
      features: [{ text: 'Rápida' }, { text: 'Clara' }],
      links: [{ label: 'Ver', icon: 7 }],
      seo: { label: 'Caja' },
    });
  });

  it('turns the address of a document of data/media into the stored one', () => {
    const links = ['/uploads/ficha.pdf', '/productos'].map((href) => ({ href }));
    expect(convert({ links, name: '/uploads/ficha.pdf' })).toEqual({
      links: [{ href: '/uploads/ficha_1a2b.pdf' }, { href: '/productos' }],
      name: '/uploads/ficha.pdf',
    });
  });

  it('keeps the components of the parts of a dynamic zone', () => {
    const sections = [{ __component: 'shared.link', icon: 'caja.webp' }];
    expect(convert({ sections })).toEqual({
      sections: [{ __component: 'shared.link', icon: 7 }],
    });
  });

  it.each([
    ['a part without a component', { sections: ['x'] }, /^sections: must have a __component/],
    ['a field that the type does not have', { prize: 1 }, /^prize: .*no such field/],
    ['a field that a component does not have', { links: [{ to: '/' }] }, /^links\[0\]\.to: /],
    ['an unknown picture', { links: [{ icon: 'no.webp' }] }, /^links\[0\]\.icon: .*"no.webp"/],
    [
      'an unknown document',
      { links: [{ href: '/uploads/no.pdf' }] },
      /^links\[0\]\.href: .*"no.pdf"/,
    ],
    ['an unknown reference', { category: 'nada' }, /^category: "nada" does not exist/],
    ['a single value for a list', { features: 'Rápida' }, /^features: must be a list/],
    ['a text for an object', { seo: 'Caja' }, /^seo: must be an object/],
  ])('names the path of %s', (_, record, message) => {
    expect(() => convert(record)).toThrow(message);
  });
});

describe('emptyMissing', () => {
  it('empties fields that are missing in the record, except required fields and relations', () => {
    expect(emptyMissing(attributesOf('product'), { name: 'Caja', image: 7 })).toEqual({
      name: 'Caja',
      image: 7,
      featured: false,
      features: [],
      links: [],
      sections: [],
      seo: null,
    });
  });
});
