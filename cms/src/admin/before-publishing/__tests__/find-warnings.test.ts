import type { EditedEntry, Values } from '../entry';
import { findWarnings } from '../find-warnings';

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

function warningsFor(changes: Values, publishedSlug: string | undefined = 'lector'): string[] {
  const values = { ...good, ...changes };
  return findWarnings({ uid: PRODUCT, schema: productSchema, components, values, publishedSlug });
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
    const entry = { uid: PRODUCT, schema: productSchema, components, values };
    expect(findWarnings({ ...entry, publishedSlug: undefined })).toEqual([]);
    expect(warningsFor({ slug: '' })).toEqual([]);
  });

  it('cannot be mended for links within a page', () => {
    const uid = 'api::service.service';
    const values = { slug: 'consultoria-web' };
    const schema = { attributes: {} };
    expect(findWarnings({ uid, schema, components, values, publishedSlug: 'consultoria' })).toEqual(
      [
        'Los enlaces a /servicios#consultoria dejarán de llegar aquí; el nuevo es /servicios#consultoria-web.',
      ],
    );
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
    const entry = { uid, schema: { attributes: {} }, components, values };
    expect(findWarnings({ ...entry, publishedSlug: undefined })).toEqual([]);
  });

  it('of a page come from its cover', () => {
    const uid = 'api::services-page.services-page';
    const values = { hero: { title: `*${'a'.repeat(60)}*`, description: 'Breve.' } };
    const entry = { uid, schema: { attributes: {} }, components, values };
    expect(findWarnings({ ...entry, publishedSlug: undefined })).toEqual([
      expect.stringMatching(/^«Portada › Título» es largo .* son 71 caracteres .* en «SEO»\.$/),
    ]);
  });
});

describe('pictures', () => {
  it('without a description are named by field and file', () => {
    expect(warningsFor({ image: picture('lector.webp', null) })).toEqual([
      '«Imagen»: «lector.webp» no tiene texto alternativo.',
    ]);
  });

  it('that only decorate, files that are none, and share pictures need no description', () => {
    const manual = { name: 'manual.pdf', mime: 'application/pdf', alternativeText: null };
    expect(warningsFor({ image: picture('fondo.webp', '') })).toEqual([]);
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
    const warnings = findWarnings({ uid, schema, components, values, publishedSlug: undefined });
    expect(warnings).toEqual([
      expect.stringMatching(/^«.+ 2 › Imagen»: «dos\.webp» no tiene texto alternativo\.$/),
      expect.stringMatching(/^«.+ › Imagen»: «taller\.webp» no tiene texto alternativo\.$/),
    ]);
  });
});
