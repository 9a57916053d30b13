import type { CheckedEntry, Values } from '../entry';
import { fieldsOf } from '../fields-of';
import { findProblems } from '../find-problems';
import type { LinkTargets } from '../links';
import { priceLeaps } from '../prices';

const PRODUCT = 'api::product.product';
const PACKAGE = 'api::package.package';
const PAGE = 'api::privacy-page.privacy-page';

const components: CheckedEntry['components'] = {
  'shared.link': {
    attributes: { target: { type: 'enumeration' }, href: { type: 'string' } },
  },
};
const schema: CheckedEntry['schema'] = {
  attributes: {
    price: { type: 'decimal' },
    priceMin: { type: 'integer' },
    priceMax: { type: 'integer' },
    links: { type: 'component', component: 'shared.link' },
    body: { type: 'blocks' },
  },
};
const TARGETS: LinkTargets = {
  siteUrl: 'https://tequiora.test',
  pages: new Set(['/', '/productos', '/productos/lector', '/aviso-de-privacidad']),
  anchors: new Map([
    ['/productos', new Set(['contenido', 'caja'])],
    ['/aviso-de-privacidad', new Set(['aviso'])],
  ]),
};

const fields = (uid: string, values: Values) => fieldsOf({ uid, schema, components, values });
const problems = (uid: string, values: Values) => findProblems(fields(uid, values), TARGETS);
const whyNotLink = (href: string, target = 'enlace') =>
  problems(PRODUCT, { links: [{ href, target }] }).map(({ message }) => message);

describe('a price', () => {
  it.each([0, -1, '0', 'gratis', NaN])('of %s is refused', (price) => {
    expect(problems(PRODUCT, { price })).toEqual([
      { path: ['price'], message: expect.stringMatching(/^«Precio.*» tiene que ser mayor/) },
    ]);
  });

  it('has a limit', () => {
    expect(problems(PRODUCT, { price: 10_000_000 })[0]?.message).toMatch(/\$9,999,999\.99\.$/);
    expect(problems(PRODUCT, { price: 9_999_999.99 })).toEqual([]);
  });

  it('that is not written yet is none', () => {
    expect(problems(PACKAGE, { priceMin: 5, priceMax: null })).toEqual([]);
  });

  it('has its highest at least as high as its lowest', () => {
    expect(problems(PACKAGE, { priceMin: 5000, priceMax: 4999 })).toEqual([
      { path: ['priceMax'], message: expect.stringMatching(/por lo menos el mínimo, \$5,000\.00/) },
    ]);
    expect(problems(PACKAGE, { priceMin: 5000, priceMax: 5000 })).toEqual([]);
  });

  it('is asked about when it leaps, and let through', () => {
    const leap = (from: number, to: number) =>
      priceLeaps(fields(PRODUCT, { price: to }), fields(PRODUCT, { price: from }));
    expect(leap(299, 2990)).toEqual([
      expect.stringMatching(/de \$299\.00 a \$2,990\.00. ¿Es correcto\?$/),
    ]);
    expect(leap(2990, 299)).toHaveLength(1);
    expect(leap(299, 599)).toEqual([]);
  });
});

describe('a link', () => {
  it.each([
    'https://ejemplo.mx/a?b=1#c',
    'mailto:hola@ejemplo.mx',
    'tel:+52 951 555 0134',
    '/',
    '/productos/',
    '/productos?categoria=lectores',
    '/productos#caja',
    '/productos/lector',
    '/uploads/manual.pdf',
    '#top',
    'https://tequiora.test/productos#caja',
  ])('to %s is let through', (href) => {
    expect(whyNotLink(href)).toEqual([]);
  });

  it.each([
    ['http://ejemplo.mx', /no es segura/],
    ['javascript:alert(1)', /no es una dirección/],
    ['//ejemplo.mx', /no es una dirección/],
    ['/\\ejemplo.mx', /no es una dirección/],
    ['ejemplo.mx', /no es una dirección/],
    ['https://', /no es una dirección/],
    ['/producto/lector', /no existe en el sitio/],
    ['/productos/otro', /no existe en el sitio/],
    ['https://TEQUIORA.test/otra', /no existe en el sitio/],
    ['https://tequiora.test?x=1#nada', /«#nada», que no existe/],
    ['https://[', /no es una dirección completa/],
    ['/productos#nada', /«#nada», que no existe en \/productos; puedes usar #contenido, #caja\.$/],
    ['#caja', /que no existe en esa página/],
  ])('to %s is refused', (href, why) => {
    expect(whyNotLink(href)).toEqual([expect.stringMatching(why)]);
  });

  it('that opens WhatsApp, or is empty, leads to no page', () => {
    expect(whyNotLink('/nada', 'whatsapp')).toEqual([]);
    expect(whyNotLink('')).toEqual([]);
  });

  it('is not told to lead nowhere while nobody knows the pages', () => {
    const values = { links: [{ href: '/nada' }] };
    expect(findProblems(fields(PRODUCT, values), undefined)).toEqual([]);
  });

  it('names a part of the page on which the text stands', () => {
    const link = (url: string) => ({
      type: 'link',
      url,
      children: [{ type: 'text', text: 'aquí' }],
    });
    expect(problems(PAGE, { body: [link('#aviso')] })).toEqual([]);
    expect(problems(PAGE, { body: [link('#caja')] })).toHaveLength(1);
  });

  it('is found in rich text', () => {
    const link = { type: 'link', url: '/nada', children: [{ type: 'text', text: 'aquí' }] };
    expect(problems(PAGE, { body: [{ type: 'paragraph', children: [link] }] })).toHaveLength(1);
  });
});

describe('a picture in rich text', () => {
  const image = (alternativeText: string | null) => {
    const copy = { name: 'sello.webp', mime: 'image/webp', url: '/uploads/a.webp' };
    return { type: 'image', image: { ...copy, alternativeText }, children: [] };
  };

  it.each([null, '', ' ', 'sello.webp'])('with the text %p is refused', (text) => {
    expect(problems(PAGE, { body: [image(text)] })).toEqual([
      {
        path: ['body'],
        message: expect.stringMatching(/«sello\.webp» .* vuelve a ponerla aquí\.$/),
      },
    ]);
  });

  it.each(['Sello del taller', 'decorativa'])('with the text «%s» is let through', (text) => {
    expect(problems(PAGE, { body: [image(text)] })).toEqual([]);
  });
});
