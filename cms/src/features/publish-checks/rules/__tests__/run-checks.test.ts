import type { Values } from '../../../../content-model/entry';
import { linkCheck } from '../check-links';
import { priceChangeCheck } from '../check-prices';
import type { LinkTargets } from '../publish-check';
import { runChecks } from '../run-checks';
import { checkedEntry } from './checked-entry';

const PRODUCT = 'api::product.product';
const PACKAGE = 'api::package.package';
const PAGE = 'api::privacy-page.privacy-page';
const SERVICES_PAGE = 'api::services-page.services-page';

const TARGETS: LinkTargets = {
  siteUrl: 'https://tequiora.test',
  pages: new Set(['/', '/productos', '/productos/lector', '/aviso-de-privacidad']),
  anchors: new Map([
    ['/productos', new Set(['contenido', 'caja'])],
    ['/aviso-de-privacidad', new Set(['aviso'])],
  ]),
};

const problems = (uid: string, values: Values) =>
  runChecks('errors', { ...checkedEntry(uid, values), targets: TARGETS });

/** Returns the problems of a link in an entry without a page of its own. */
function linkProblems(href: string, target = 'enlace') {
  const values = { hero: { primaryCta: { href, target } } };
  const { fields } = checkedEntry(SERVICES_PAGE, values);
  const entry = {
    uid: PRODUCT,
    values,
    fields: fields.map((field) => ({ ...field, uid: PRODUCT })),
  };
  return linkCheck({ ...entry, targets: TARGETS }).map(({ message }) => message);
}

describe('the price check', () => {
  it.each([0, -1, '0', 'gratis', NaN])('rejects %s', (price) => {
    expect(problems(PRODUCT, { price })).toEqual([
      { path: ['price'], message: expect.stringMatching(/^«Precio.*» tiene que ser mayor/) },
    ]);
  });

  it('rejects a price above the limit', () => {
    expect(problems(PRODUCT, { price: 10_000_000 })[0]?.message).toMatch(/\$9,999,999\.99\.$/);
    expect(problems(PRODUCT, { price: 9_999_999.99 })).toEqual([]);
  });

  it('ignores an empty price', () => {
    expect(problems(PACKAGE, { priceMin: 5, priceMax: null })).toEqual([]);
  });

  it('rejects a maximum below the minimum', () => {
    expect(problems(PACKAGE, { priceMin: 5000, priceMax: 4999 })).toEqual([
      { path: ['priceMax'], message: expect.stringMatching(/por lo menos el mínimo, \$5,000\.00/) },
    ]);
    expect(problems(PACKAGE, { priceMin: 5000, priceMax: 5000 })).toEqual([]);
  });

  it('accepts a large change with a warning', () => {
    const leap = (from: number, to: number) =>
      priceChangeCheck({
        ...checkedEntry(PRODUCT, { price: to }),
        published: checkedEntry(PRODUCT, { price: from }),
      }).map(({ message }) => message);
    expect(leap(299, 2990)).toEqual([
      expect.stringMatching(/de \$299\.00 a \$2,990\.00. ¿Es correcto\?$/),
    ]);
    expect(leap(2990, 299)).toHaveLength(1);
    expect(leap(299, 599)).toEqual([]);
  });
});

describe('the link check', () => {
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
  ])('accepts %s', (href) => {
    expect(linkProblems(href)).toEqual([]);
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
  ])('rejects %s', (href, reason) => {
    expect(linkProblems(href)).toEqual([expect.stringMatching(reason)]);
  });

  it('ignores links to WhatsApp and empty links', () => {
    expect(linkProblems('/nada', 'whatsapp')).toEqual([]);
    expect(linkProblems('')).toEqual([]);
  });

  it('accepts any page while the pages are unknown', () => {
    const values = { hero: { primaryCta: { href: '/nada' } } };
    expect(runChecks('errors', checkedEntry(SERVICES_PAGE, values))).toEqual([]);
  });

  it('resolves an anchor against the page of the text', () => {
    const link = (url: string) => ({
      type: 'link',
      url,
      children: [{ type: 'text', text: 'aquí' }],
    });
    expect(problems(PAGE, { body: [link('#aviso')] })).toEqual([]);
    expect(problems(PAGE, { body: [link('#caja')] })).toHaveLength(1);
  });

  it('checks links in rich text', () => {
    const link = { type: 'link', url: '/nada', children: [{ type: 'text', text: 'aquí' }] };
    expect(problems(PAGE, { body: [{ type: 'paragraph', children: [link] }] })).toHaveLength(1);
  });
});

describe('the check of closures', () => {
  const SETTINGS = 'api::site-settings.site-settings';
  const messages = (lastDay: string | null) =>
    problems(SETTINGS, { closures: [{ firstDay: '2026-12-24', lastDay }] });

  it.each([
    ['before the first day', '2026-01-03', / es anterior a su primer día\.$/],
    ['more than a year later', '2028-01-03', /dura más de un año/],
  ])('rejects a last day %s', (_case, lastDay, message) => {
    const path = ['closures', '0', 'lastDay'];
    expect(messages(lastDay)).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  it.each([null, '2026-12-24', '2027-01-03'])('accepts the last day %s', (lastDay) => {
    expect(messages(lastDay)).toEqual([]);
  });
});

describe('the check of loss reasons', () => {
  const found = (...reasons: string[]) =>
    problems('api::site-settings.site-settings', {
      lossReasons: reasons.map((reason) => ({ reason })),
    });

  it('accepts different reasons', () => {
    expect(found('El precio', 'El plazo de entrega')).toEqual([]);
  });

  it.each([
    ['the same reason with other accents and case', 'Él  PRECIO'],
    ['the reason that is always offered', 'Otro motivo'],
  ])('rejects %s', (_case, reason) => {
    expect(found('El precio', reason)).toEqual([
      {
        path: ['lossReasons', '1', 'reason'],
        message: expect.stringContaining(`«${reason}» ya está`),
      },
    ]);
  });
});

describe('the check of pictures in rich text', () => {
  const image = (alternativeText: string | null) => {
    const copy = { name: 'sello.webp', mime: 'image/webp', url: '/uploads/a.webp' };
    return { type: 'image', image: { ...copy, alternativeText }, children: [] };
  };

  it.each([null, '', ' ', 'sello.webp'])('rejects the alternative text %p', (text) => {
    expect(problems(PAGE, { body: [image(text)] })).toEqual([
      {
        path: ['body'],
        message: expect.stringMatching(/«sello\.webp» .* vuelve a ponerla aquí\.$/),
      },
    ]);
  });

  it.each(['Sello del taller', 'decorativa'])('accepts the alternative text «%s»', (text) => {
    expect(problems(PAGE, { body: [image(text)] })).toEqual([]);
  });
});
