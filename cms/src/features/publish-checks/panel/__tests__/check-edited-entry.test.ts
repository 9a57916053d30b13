import type { Values } from '../../../../content-model/entry';
import { searchTexts } from '../../rules/search-texts';
import { checkEditedEntry } from '../check-edited-entry';
import type { EditedEntry } from '../edited-entry';

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

const baseEntry = { components, loaded: {}, stored: {}, published: undefined, targets: undefined };

function warningsFor(changes: Values): string[] {
  const values = { ...good, ...changes };
  const entry = { ...baseEntry, uid: PRODUCT, schema: productSchema, values, published: good };
  const { problems, warnings } = checkEditedEntry(entry);
  return [...problems.map(({ message }) => message), ...warnings];
}

test('returns no warning for a correct entry', () => {
  expect(warningsFor({})).toEqual([]);
  expect(warningsFor({ image: null })).toEqual([]);
});

describe('a changed slug', () => {
  it('reports the old and the new path', () => {
    expect(warningsFor({ slug: 'lector-de-codigos' })).toEqual([
      'La dirección cambiará de /productos/lector a /productos/lector-de-codigos; la anterior llevará a la nueva.',
    ]);
  });

  it('reports nothing for an unpublished entry or an empty slug', () => {
    const values = { ...good, slug: 'otro' };
    const entry = { ...baseEntry, uid: PRODUCT, schema: productSchema, values };
    expect(checkEditedEntry(entry).warnings).toEqual([]);
    expect(warningsFor({ slug: '' })).toEqual([]);
  });

  it('warns about broken links to an anchor of a page', () => {
    const uid = 'api::service.service';
    const values = { slug: 'consultoria-web' };
    const schema = { attributes: {} };
    const entry = { ...baseEntry, uid, schema, values, published: { slug: 'consultoria' } };
    expect(checkEditedEntry(entry).warnings).toEqual([
      'Los enlaces a /servicios#consultoria dejarán de llegar aquí; el nuevo es /servicios#consultoria-web.',
    ]);
  });
});

describe('texts for search engines', () => {
  it('are measured together with the name of the site', () => {
    const title = 'Lector de códigos de barras inalámbrico para tiendas';
    expect(warningsFor({ seo: { title } })).toEqual([
      '«SEO › Título para buscadores» es largo para los buscadores: son 63 caracteres con «| Tequiora» y muestran unos 60.',
    ]);
    expect(warningsFor({ seo: { title: title.slice(0, 49) } })).toEqual([]);
  });

  it('are the texts of the entry where the SEO fields are empty', () => {
    const description = 'a'.repeat(161);
    const [warning] = warningsFor({ description });
    expect(warning).toBe(
      '«Descripción» es larga para los buscadores: son 161 caracteres y muestran unos 160. Escribe una más corta en «SEO».',
    );
    expect(warningsFor({ description, seo: { description: 'Breve.' } })).toEqual([]);
  });

  it('are not checked for entries without a page', () => {
    const uid = 'api::testimonial.testimonial';
    const values = { name: 'a'.repeat(90), description: 'a'.repeat(400) };
    const entry = { ...baseEntry, uid, schema: { attributes: {} }, values };
    expect(checkEditedEntry(entry).warnings).toEqual([]);
  });

  it('come from the hero of a page', () => {
    const uid = 'api::services-page.services-page';
    const values = { hero: { title: `*${'a'.repeat(60)}*`, description: 'Breve.' } };
    const entry = { ...baseEntry, uid, schema: { attributes: {} }, values };
    expect(checkEditedEntry(entry).warnings).toEqual([
      expect.stringMatching(/^«Portada › Título» es largo .* son 71 caracteres .* en «SEO»\.$/),
    ]);
  });
});

describe('pictures', () => {
  it('are reported by field and file when they have no alternative text', () => {
    expect(warningsFor({ image: picture('lector.webp', null) })).toEqual([
      '«Imagen»: «lector.webp» no tiene texto alternativo. Escribe qué se ve, o «decorativa» si solo adorna.',
    ]);
  });

  it('need no alternative text when they are decorative, no images, or share pictures', () => {
    const manual = { name: 'manual.pdf', mime: 'application/pdf', alternativeText: null };
    for (const text of ['', 'decorativa', ' Decorativo ']) {
      expect(warningsFor({ image: picture('fondo.webp', text) })).toEqual([]);
    }
    expect(warningsFor({ image: manual })).toEqual([]);
    expect(warningsFor({ seo: { shareImage: picture('tarjeta.png', null) } })).toEqual([]);
  });

  it('are found in components and reported with their place in the list', () => {
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
    expect(checkEditedEntry({ ...baseEntry, uid, schema, values }).problems).toEqual([
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

  it('cause a warning and no error when they are too small', () => {
    const small = { ...picture('lector.webp', 'Un lector'), width: 640 };
    expect(warningsFor({ image: small })).toEqual([
      '«Imagen»: «lector.webp» mide 640 píxeles de ancho y aquí se necesitan 1080; se verá borrosa.',
    ]);
    expect(warningsFor({ image: { ...small, width: 1080 } })).toEqual([]);
  });
});

test('search texts and their lengths are computed with placeholders replaced', () => {
  const values = { ...good, seo: { description: `Por {precio}. ${'a'.repeat(150)}` } };
  const entry = { ...baseEntry, uid: PRODUCT, schema: productSchema, values, published: good };
  const placeholders = { precio: '$1,499.99' };
  expect(checkEditedEntry({ ...entry, placeholders })).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining('son 165 caracteres')],
  });
  const { description } = searchTexts(PRODUCT, values, placeholders);
  expect(description?.text).toMatch(/^Por \$1,499\.99\. /);
});

describe('probable mistakes', () => {
  const check = (uid: string, values: Values, extra: Partial<EditedEntry> = {}) =>
    checkEditedEntry({ ...baseEntry, uid, schema: pageSchema, values, ...extra }).warnings;
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
  } satisfies Partial<EditedEntry>;

  it('warns about a home page without slides', () => {
    const HOME = 'api::home-page.home-page';
    expect(check(HOME, { slides: [] })).toEqual([expect.stringMatching(/sin su portada/)]);
    expect(check(HOME, { slides: [{ title: 'Hola' }] })).toEqual([]);
    expect(check(PRODUCT, {})).toEqual([]);
  });

  it('warns about an office that closes before it opens', () => {
    const SETTINGS = 'api::site-settings.site-settings';
    const hours = (opens: string, closes: string) =>
      check(SETTINGS, { hours: { opens, closes } }, withHours);
    expect(hours('18:00', '09:00')).toEqual([
      expect.stringMatching(/^«Horario › .+»: abre a las 18:00 y cierra a las 09:00/),
    ]);
    expect(hours('09:00', '18:00')).toEqual([]);
    expect(hours('09:00', '')).toEqual([]);
  });

  it('warns about another entry with the same name, ignoring accents and case', () => {
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

  it('warns about a price with more than two decimals', () => {
    expect(check(PRODUCT, { price: 99.999 })).toEqual([
      expect.stringMatching(/más de dos decimales: en el sitio se verá \$100\.00\.$/),
    ]);
    expect(check(PRODUCT, { price: 1190.1 })).toEqual([]);
  });
});
