import fc from 'fast-check';

import type { Values } from '../../../../content-model/entry';
import { fieldsOf } from '../../../../content-model/fields-of';
import { decimalCheck } from '../check-decimals';
import { linkCheck } from '../check-links';
import { numberRangeCheck } from '../check-number-range';
import { openPriceCheck, priceChangeCheck } from '../check-prices';
import type { LinkTargets } from '../publish-check';
import { runChecks } from '../run-checks';
import { checkedEntry, components, types } from './checked-entry';

const HOME = 'api::home-page.home-page';
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

test('a table whose rows have different numbers of cells is a warning', () => {
  const messagesFor = (text: string) => {
    const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }];
    const { fields } = checkedEntry(PAGE, { body });
    const found = runChecks('warnings', { uid: PAGE, values: { body }, fields });
    return found.map(({ message }) => message).filter((message) => message.includes('tabla'));
  };
  expect(messagesFor('Plan | Precio\nCaja | $299')).toEqual([]);
  expect(messagesFor('Sin tabla | dos')).toEqual([]);
  expect(messagesFor('Plan | Precio\nCaja | $299 | al mes')).toEqual([
    '«Aviso completo»: la fila 2 de una tabla tiene 3 celdas y la primera 2; separa las celdas con |.',
  ]);
});

describe('the check of number ranges', () => {
  const messagesFor = (name: string, value: unknown) => {
    const values = { [name]: value };
    const schema = types[PRODUCT] ?? { attributes: {} };
    const fields = fieldsOf({ uid: PRODUCT, schema, components, values });
    return numberRangeCheck({ uid: PRODUCT, values, fields }).map(({ message }) => message);
  };

  it.each([
    ['price', 99_999_999.99, 100_000_000],
    ['order', 2_147_483_647, 2_147_483_648],
  ])('rejects what the column of %s cannot store', (name, largest, tooLarge) => {
    for (const value of [null, '', 0, largest, -largest])
      expect(messagesFor(name, value)).toEqual([]);
    expect(messagesFor(name, tooLarge)).toEqual([
      expect.stringMatching(/» no puede pasar de [\d,]+\.$/),
    ]);
    expect(messagesFor(name, `-${tooLarge}`)).toHaveLength(1);
  });
});

describe('the decimal check', () => {
  const decimals = Object.entries({ ...types, ...components }).flatMap(([uid, { attributes }]) =>
    Object.entries(attributes)
      .filter(([, { type }]) => type === 'decimal')
      .map(([name]) => [uid, name] as const),
  );
  const messagesFor = (uid: string, name: string, value: unknown) => {
    const isComponent = !(uid in types);
    const values = { [name]: value };
    const fields = fieldsOf(
      isComponent
        ? {
            uid: 'x',
            schema: { attributes: { part: { type: 'component', component: uid } } },
            components,
            values: { part: values },
          }
        : { uid, schema: types[uid] ?? { attributes: {} }, components, values },
    );
    return decimalCheck({ uid, values, fields }).map(({ message }) => message);
  };

  it('knows every decimal field', () => {
    expect(decimals.map(([uid, name]) => `${uid} ${name}`)).toEqual(
      expect.arrayContaining(['api::product.product price', 'shared.pricing amount']),
    );
  });

  it.each(decimals)('rejects more than two decimals in %s %s', (uid, name) => {
    expect(messagesFor(uid, name, 0.1 + 0.2)).toEqual([
      expect.stringMatching(
        /» lleva dos decimales como máximo, y 0\.30000000000000004 tiene más: escribe 0\.3\.$/,
      ),
    ]);
    expect(messagesFor(uid, name, '10.999')).toEqual([expect.stringMatching(/escribe 11\.$/)]);
    for (const tiny of [1e-7, 0.004, -0.001]) {
      expect(messagesFor(uid, name, tiny)).toEqual([
        expect.stringMatching(/, y lo que escribiste es menos de 0\.01\.$/),
      ]);
    }
    // Another check says that it is too large.
    expect(messagesFor(uid, name, 99_999_999.999)).toEqual([]);
  });

  it('accepts every amount in whole cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(messagesFor(PRODUCT, 'price', cents / 100)).toEqual([]);
      }),
    );
    for (const empty of [null, undefined, '']) {
      expect(messagesFor(PRODUCT, 'price', empty)).toEqual([]);
    }
  });
});

describe('the check of prices in text form', () => {
  const SERVICE = 'api::service.service';
  const messagesFor = (price: string) => problems(SERVICE, { price }).map(({ message }) => message);

  it.each(['$0', '0', '0.00', 'Desde $0.00 MXN', '0 pesos al mes', 'De $0 a $0'])(
    'rejects %s',
    (price) => {
      expect(messagesFor(price)).toEqual([
        `«Precio (texto)» es cero y en el sitio se vería «${price}»: escribe el precio.`,
      ]);
    },
  );

  it.each(['$10.999', '10.999', 'De $8 a $10.999 MXN', '10.999 pesos'])('rejects %s', (price) => {
    expect(messagesFor(price)).toEqual([
      '«Precio (texto)» lleva dos decimales como máximo, y 10.999 tiene más: escribe 11.',
    ]);
  });

  it.each([
    'Desde $18,000',
    '$0.50 por folio',
    '499.90',
    'Desde $499/mes, $0 de instalación',
    '$0 de instalación y 499 pesos al mes',
    'A cotizar',
    'Atención 24/7, 0 comisiones',
  ])('accepts %s', (price) => {
    expect(messagesFor(price)).toEqual([]);
  });
});

describe('the price check', () => {
  it.each([0, '0'])('rejects %s and says what visitors would see', (price) => {
    expect(problems(PRODUCT, { price })).toEqual([
      {
        path: ['price'],
        message:
          '«Precio (MXN)» es cero y en el sitio se vería «$0.00»: escribe el precio o deja el campo vacío.',
      },
    ]);
  });

  it('does not offer to leave a required price of zero empty', () => {
    expect(problems(PACKAGE, { priceMin: 0 })[0]?.message).toMatch(/: escribe el precio\.$/);
  });

  it.each([-1, 'gratis', NaN])('rejects %s', (price) => {
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

describe('the check of open prices', () => {
  const warn = (values: Values, published?: Values) =>
    openPriceCheck({
      ...checkedEntry(PRODUCT, values),
      published: published && checkedEntry(PRODUCT, published),
    }).map(({ message }) => message);

  it('warns about a product without a price', () => {
    expect(warn({ price: null })).toEqual([expect.stringContaining('el sitio dice «A cotizar»')]);
    expect(warn({ price: '' })).toHaveLength(1);
    expect(warn({ price: 10 })).toEqual([]);
  });

  it('says which published price would disappear', () => {
    expect(warn({ price: null }, { price: '299.00' })).toEqual([
      '«Precio» cambia de $299.00 a «A cotizar», porque está vacío. ¿Es correcto?',
    ]);
  });

  it('ignores a price that it does not know, and other types', () => {
    expect(warn({ name: 'Cajón' })).toEqual([]);
    expect(openPriceCheck(checkedEntry(PACKAGE, { price: null }))).toEqual([]);
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

  it('names a link in rich text that has no address yet', () => {
    const link = { type: 'link', url: '', children: [{ type: 'text', text: 'aquí' }] };
    expect(problems(PAGE, { body: [{ type: 'paragraph', children: [link] }] })).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          /: un enlace no tiene dirección: escríbela o quita el enlace\.$/,
        ),
      }),
    ]);
  });

  it('accepts documents of the bucket, whatever its address, and no other http: address', () => {
    const values = (url: string) => ({
      body: [{ type: 'paragraph', children: [{ type: 'link', url, children: [] }] }],
    });
    const described = (url: string, mediaUrl?: string) =>
      linkCheck({ ...checkedEntry(PAGE, values(url)), targets: { ...TARGETS, mediaUrl } });
    const http = 'http://127.0.0.1:9000/medios';
    const own = 'https://tequiora.test/medios';
    for (const bucket of [http, own]) {
      expect(described(`${bucket}/lista_0123456789.pdf`, bucket)).toEqual([]);
      expect(described(`${bucket}/lista_0123456789.pdf`)).toHaveLength(1);
    }
    expect(described('http://otro.mx/lista.pdf', http)).toHaveLength(1);
  });

  it('checks links in rich text', () => {
    const link = { type: 'link', url: '/nada', children: [{ type: 'text', text: 'aquí' }] };
    expect(problems(PAGE, { body: [{ type: 'paragraph', children: [link] }] })).toHaveLength(1);
  });
});

describe('the check of link sections', () => {
  const warnings = (title: string, href: string) =>
    runChecks('warnings', {
      ...checkedEntry(HOME, { slides: [{}], specialties: [{ title, href }] }),
      targets: {
        siteUrl: 'https://tequiora.test',
        pages: new Set(['/servicios']),
        anchors: new Map([
          ['/servicios', new Set(['consultoria', 'aplicaciones-moviles', 'diseno-de-logotipo'])],
        ]),
      },
    }).map(({ message }) => message);

  it.each([
    ['Aplicaciones móviles', '/servicios', 'aplicaciones-moviles'],
    [
      'APLICACIONES MÓVILES para hoteles',
      'https://tequiora.test/servicios/',
      'aplicaciones-moviles',
    ],
    ['Consultoría', '/servicios?de=inicio', 'consultoria'],
    ['Tu diseño de logotipo', '/servicios', 'diseno-de-logotipo'],
  ])('names the section of «%s» with the address %s', (title, href, section) => {
    expect(warnings(title, href)).toEqual([expect.stringContaining(`usa /servicios#${section}.`)]);
  });

  it.each([
    ['Aplicaciones móviles', '/servicios#aplicaciones-moviles'],
    ['Aplicaciones móviles', '/servicios#consultoria'],
    ['Todos los servicios', '/servicios'],
    ['Aplicaciones', '/servicios'],
    ['Consultoría', 'https://otro.example/servicios'],
  ])('accepts «%s» with the address %s', (title, href) => {
    expect(warnings(title, href)).toEqual([]);
  });
});

const SETTINGS = 'api::site-settings.site-settings';

describe('the checks of opening hours', () => {
  const hours = (firstDay: number, lastDay: number, opens: string, closes: string) => ({
    firstDay,
    lastDay,
    opens,
    closes,
  });
  const messages = (...rows: ReturnType<typeof hours>[]) => problems(SETTINGS, { hours: rows });
  const MORNING = hours(1, 5, '09:00', '14:00');

  it.each([
    ['a day without a break', [hours(1, 5, '09:00', '18:00')]],
    [
      'a lunch break and a shorter Saturday',
      [MORNING, hours(1, 5, '16:00', '19:00'), hours(6, 6, '9:00', '13:00')],
    ],
    ['hours that follow each other', [MORNING, hours(1, 5, '14:00', '19:00')]],
    ['a night', [hours(4, 6, '20:00', '02:00')]],
    ['until midnight', [hours(1, 7, '18:00', '24:00')]],
    ['all day long', [hours(1, 7, '00:00', '00:00')]],
    ['incomplete hours', [MORNING, hours(1, 5, '', '10:00')]],
    ['hours without a day', [MORNING, { ...MORNING, firstDay: null as unknown as number }]],
  ])('accept %s', (_case, rows) => {
    expect(messages(...rows)).toEqual([]);
  });

  it.each([
    ['close before they open', hours(1, 5, '16:00', '14:30'), /cierra a las 14:30, antes de abrir/],
    ['take no time', hours(1, 5, '09:00', '09:00'), /abre y cierra a la misma hora/],
    ['have no time', hours(1, 5, '09:00', 'tarde'), /«tarde» no es una hora/],
  ])('reject hours that %s', (_case, row, message) => {
    expect(messages(row)).toEqual([
      { path: ['hours', '0', 'closes'], message: expect.stringMatching(message) },
    ]);
  });

  it.each([
    ['of the same days', hours(1, 5, '13:30', '19:00'), 'Lunes a viernes, 13:30–19:00'],
    ['of one of the days', hours(5, 6, '10:00', '11:00'), 'Viernes y sábado, 10:00–11:00'],
    ['twice', MORNING, 'Lunes a viernes, 9:00–14:00'],
    ['after midnight', hours(7, 7, '22:00', '10:00'), 'Domingo, 22:00–10:00'],
  ])('reject hours that overlap with others: %s', (_case, row, text) => {
    expect(messages(MORNING, row)).toEqual([
      {
        path: ['hours', '1', 'closes'],
        message: expect.stringContaining(
          `«${text}» se empalma con «Lunes a viernes, 9:00–14:00». Deja cada hora en uno solo.`,
        ),
      },
    ]);
  });
});

describe('the check of closures', () => {
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

describe('the check of the pages of an announcement', () => {
  const found = (href: string) =>
    problems('api::announcement.announcement', { text: 'Buen Fin', pages: [{ href }] });

  it.each(['/', '/productos', '/productos/lector'])('accepts %s', (href) => {
    expect(found(href)).toEqual([]);
  });

  it.each(['https://otro.example', 'mailto:a@b.mx', '/productos?a=b', '/servicios#imagen'])(
    'rejects %s, where it would be shown nowhere',
    (href) => {
      expect(found(href)).toContainEqual({
        path: ['pages', '0', 'href'],
        message: expect.stringContaining(`«${href}» no es una página del sitio`),
      });
    },
  );
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
