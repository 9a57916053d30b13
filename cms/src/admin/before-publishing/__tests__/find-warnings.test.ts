import type { Values } from '../../../publish-rules/entry';
import type { EditedEntry } from '../edited-entry';
import { findWarnings } from '../find-warnings';
import { searchTexts } from '../search-texts';

const PRODUCT = 'api::product.product';

const components: EditedEntry['components'] = {
  'shared.seo': {
    attributes: {
      title: { type: 'string' },
      description: { type: 'text' },
      shareImage: { type: 'media' },
    },
  },
  'sections.hero-slide': {
    attributes: { title: { type: 'string' }, image: { type: 'media' } },
  },
  'sections.about': { attributes: { image: { type: 'media' } } },
};

const productSchema: EditedEntry['schema'] = {
  attributes: {
    name: { type: 'string' },
    slug: { type: 'uid' },
    description: { type: 'text' },
    image: { type: 'media' },
    seo: { type: 'component', component: 'shared.seo' },
  },
};

const picture = (name: string, alternativeText: string | null) => ({
  name,
  mime: 'image/webp',
  alternativeText,
});

const good: Values = {
  name: 'Lector de códigos',
  slug: 'lector',
  description: 'Lee códigos de barras a un metro.',
  image: picture('lector.webp', 'Un lector sobre un mostrador'),
  seo: null,
};

const stranger = { components, loaded: {}, stored: {}, published: undefined, targets: undefined };

function warningsFor(changes: Values): string[] {
  const values = { ...good, ...changes };
  const entry = { ...stranger, uid: PRODUCT, schema: productSchema, values, published: good };
  const { problems, warnings } = findWarnings(entry);
  return [...problems.map(({ message }) => message), ...warnings];
}

test('an entry with nothing to mend has no warning', () => {
  expect(warningsFor({})).toEqual([]);
  expect(warningsFor({ image: null })).toEqual([]);
});

describe('a changed address', () => {
  it('is told with the old and the new one', () => {
    expect(warningsFor({ slug: 'lector-de-codigos' })).toEqual([
      'La dirección cambiará de /productos/lector a /productos/lector-de-codigos; la anterior llevará a la nueva.',
    ]);
  });

  it('is none while nobody can have the old one, or the new one is not written yet', () => {
    const values = { ...good, slug: 'otro' };
    const entry = { ...stranger, uid: PRODUCT, schema: productSchema, values };
    expect(findWarnings(entry).warnings).toEqual([]);
    expect(warningsFor({ slug: '' })).toEqual([]);
  });

  it('cannot be mended for links within a page', () => {
    const uid = 'api::service.service';
    const values = { slug: 'consultoria-web' };
    const schema = { attributes: {} };
    const entry = { ...stranger, uid, schema, values, published: { slug: 'consultoria' } };
    expect(findWarnings(entry).warnings).toEqual([
      'Los enlaces a /servicios#consultoria dejarán de llegar aquí; el nuevo es /servicios#consultoria-web.',
    ]);
  });
});

describe('texts for search engines', () => {
  it('are measured with the name of the site', () => {
    const title = 'Lector de códigos de barras inalámbrico para tiendas';
    expect(warningsFor({ seo: { title } })).toEqual([
      '«SEO › Título para buscadores» es largo para los buscadores: son 63 caracteres con «| Tequiora» y muestran unos 60.',
    ]);
    expect(warningsFor({ seo: { title: title.slice(0, 49) } })).toEqual([]);
  });

  it('are those of the entry where the SEO fields are empty', () => {
    const description = 'a'.repeat(161);
    const [warning] = warningsFor({ description });
    expect(warning).toBe(
      '«Descripción» es larga para los buscadores: son 161 caracteres y muestran unos 160. Escribe una más corta en «SEO».',
    );
    expect(warningsFor({ description, seo: { description: 'Breve.' } })).toEqual([]);
  });

  it('do not matter for entries without a page', () => {
    const uid = 'api::testimonial.testimonial';
    const values = { name: 'a'.repeat(90), description: 'a'.repeat(400) };
    const entry = { ...stranger, uid, schema: { attributes: {} }, values };
    expect(findWarnings(entry).warnings).toEqual([]);
  });

  it('of a page come from its cover', () => {
    const uid = 'api::services-page.services-page';
    const values = { hero: { title: `*${'a'.repeat(60)}*`, description: 'Breve.' } };
    const entry = { ...stranger, uid, schema: { attributes: {} }, values };
    expect(findWarnings(entry).warnings).toEqual([
      expect.stringMatching(/^«Portada › Título» es largo .* son 71 caracteres .* en «SEO»\.$/),
    ]);
  });
});

describe('pictures', () => {
  it('without a description are named by field and file', () => {
    expect(warningsFor({ image: picture('lector.webp', null) })).toEqual([
      '«Imagen»: «lector.webp» no tiene texto alternativo. Escribe qué se ve, o «decorativa» si solo adorna.',
    ]);
  });

  it('that only decorate, files that are none, and share pictures need no description', () => {
    const manual = { name: 'manual.pdf', mime: 'application/pdf', alternativeText: null };
    for (const text of ['', 'decorativa', ' Decorativo ']) {
      expect(warningsFor({ image: picture('fondo.webp', text) })).toEqual([]);
    }
    expect(warningsFor({ image: manual })).toEqual([]);
    expect(warningsFor({ seo: { shareImage: picture('tarjeta.png', null) } })).toEqual([]);
  });

  it('are found in components, by their place in the list', () => {
    const schema: EditedEntry['schema'] = {
      attributes: {
        slides: { type: 'component', component: 'sections.hero-slide' },
        about: { type: 'component', component: 'sections.about' },
      },
    };
    const values = {
      slides: [{ image: picture('uno.webp', 'Uno') }, { image: picture('dos.webp', null) }],
      about: { image: picture('taller.webp', null) },
    };
    const uid = 'api::home-page.home-page';
    expect(findWarnings({ ...stranger, uid, schema, values }).problems).toEqual([
      {
        path: ['slides', '1', 'image'],
        message: expect.stringMatching(/^«.+ 2 › Imagen»: «dos\.webp» no tiene texto alternativo/),
      },
      {
        path: ['about', 'image'],
        message: expect.stringMatching(/^«.+ › Imagen»: «taller\.webp» no tiene texto alternativo/),
      },
    ]);
  });

  it('that are too small for their place are told, and let through', () => {
    const small = { ...picture('lector.webp', 'Un lector'), width: 640 };
    expect(warningsFor({ image: small })).toEqual([
      '«Imagen»: «lector.webp» mide 640 píxeles de ancho y aquí se necesitan 1080; se verá borrosa.',
    ]);
    expect(warningsFor({ image: { ...small, width: 1080 } })).toEqual([]);
  });
});

test('search engines are told the text with its placeholders filled, and so is its length', () => {
  const values = { ...good, seo: { description: `Por {precio}. ${'a'.repeat(150)}` } };
  const entry = { ...stranger, uid: PRODUCT, schema: productSchema, values, published: good };
  const placeholders = { precio: '$1,499.99' };
  expect(findWarnings({ ...entry, placeholders })).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining('son 165 caracteres')],
  });
  const { description } = searchTexts(PRODUCT, values, placeholders);
  expect(description?.text).toMatch(/^Por \$1,499\.99\. /);
});

describe('what visitors would see, and hardly anybody means', () => {
  const check = (uid: string, values: Values, extra: Partial<EditedEntry> = {}) =>
    findWarnings({ ...stranger, uid, schema: pageSchema, values, ...extra }).warnings;
  const pageSchema: EditedEntry['schema'] = {
    attributes: {
      name: { type: 'string' },
      price: { type: 'decimal' },
      slides: { type: 'component', component: 'sections.hero-slide' },
      hours: { type: 'component', component: 'shared.business-hours' },
    },
  };
  const withHours = {
    components: {
      ...components,
      'shared.business-hours': {
        attributes: { opens: { type: 'string' }, closes: { type: 'string' } },
      },
    },
  };

  it('is a home page without slides', () => {
    const HOME = 'api::home-page.home-page';
    expect(check(HOME, { slides: [] })).toEqual([expect.stringMatching(/sin su portada/)]);
    expect(check(HOME, { slides: [{ title: 'Hola' }] })).toEqual([]);
    expect(check(PRODUCT, {})).toEqual([]);
  });

  it('is an office that opens after it closes', () => {
    const SETTINGS = 'api::site-settings.site-settings';
    const hours = (opens: string, closes: string) =>
      check(SETTINGS, { hours: { opens, closes } }, withHours);
    expect(hours('18:00', '09:00')).toEqual([
      expect.stringMatching(/^«Horario › .+»: abre a las 18:00 y cierra a las 09:00/),
    ]);
    expect(hours('09:00', '18:00')).toEqual([]);
    expect(hours('09:00', '')).toEqual([]);
  });

  it('is a second entry of the same name, whatever its accents', () => {
    const others = [
      { documentId: 'a', name: 'Báscula' },
      { documentId: 'b', name: 'Lector' },
    ];
    const named = (name: string, documentId?: string) =>
      check(PRODUCT, { name }, { others, documentId });
    expect(named('bascula')).toEqual([expect.stringMatching(/se llama «Báscula»/)]);
    expect(named('Báscula', 'a')).toEqual([]);
    expect(named('Cajón')).toEqual([]);
  });

  it('is a price with more than two decimals', () => {
    expect(check(PRODUCT, { price: 99.999 })).toEqual([
      expect.stringMatching(/más de dos decimales: en el sitio se verá \$100\.00\.$/),
    ]);
    expect(check(PRODUCT, { price: 1190.1 })).toEqual([]);
  });
});
