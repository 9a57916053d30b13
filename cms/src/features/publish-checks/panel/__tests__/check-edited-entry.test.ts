import type { Values } from '../../../../content-model/entry';
import { components, types } from '../../rules/__tests__/checked-entry';
import { searchTexts } from '../../rules/search-texts';
import { checkEditedEntry, type EditedEntry } from '../check-edited-entry';

const PRODUCT = 'api::product.product';
const HOME = 'api::home-page.home-page';

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

const unknown = { stored: {}, published: undefined, targets: undefined };

function check(uid: string, values: Values, known: Partial<EditedEntry> = {}) {
  const schema = types[uid] ?? { attributes: {} };
  return checkEditedEntry({ ...unknown, uid, schema, components, values, ...known });
}
const checkProduct = (changes: Values, known: Partial<EditedEntry> = {}) =>
  check(PRODUCT, { ...good, ...changes }, { published: good, ...known });

function warningsFor(changes: Values): string[] {
  const { problems, warnings } = checkProduct(changes);
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
    expect(checkProduct({ slug: 'otro' }, { published: undefined }).warnings).toEqual([]);
    expect(warningsFor({ slug: '' })).toEqual([]);
  });

  it('warns about broken links to an anchor of a page', () => {
    const known = { published: { slug: 'consultoria' } };
    expect(check('api::service.service', { slug: 'consultoria-web' }, known).warnings).toEqual([
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
    const values = { name: 'a'.repeat(90), description: 'a'.repeat(400) };
    expect(check('api::testimonial.testimonial', values).warnings).toEqual([]);
  });

  it('come from the hero of a page', () => {
    const values = { hero: { title: `*${'a'.repeat(60)}*`, description: 'Breve.' } };
    expect(check('api::services-page.services-page', values).warnings).toEqual([
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

  it('need no alternative text when they are decorative or share pictures', () => {
    for (const text of ['', 'decorativa', ' Decorativo ']) {
      expect(warningsFor({ image: picture('fondo.webp', text) })).toEqual([]);
    }
    expect(warningsFor({ seo: { shareImage: picture('tarjeta.png', null) } })).toEqual([]);
  });

  it('are not documents', () => {
    const manual = { name: 'manual.pdf', mime: 'application/pdf', alternativeText: null };
    expect(warningsFor({ image: manual })).toEqual([
      '«Imagen»: «manual.pdf» no es una imagen; un PDF se ofrece con un enlace.',
    ]);
  });

  it('are found in components and reported with their place in the list', () => {
    const values = {
      slides: [{ image: picture('uno.webp', 'Uno') }, { image: picture('dos.webp', null) }],
      about: { image: picture('taller.webp', null) },
    };
    expect(check(HOME, values).problems).toEqual([
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
  const seo = { description: `Por {precio}. ${'a'.repeat(150)}` };
  const placeholders = { precio: '$1,499.99' };
  expect(checkProduct({ seo }, { placeholders })).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining('son 165 caracteres')],
  });
  const { description } = searchTexts(PRODUCT, { ...good, seo }, placeholders);
  expect(description?.text).toMatch(/^Por \$1,499\.99\. /);
});

test('warnings are about the texts as they are saved', () => {
  const accented = 'a\u0301'.repeat(90);
  expect(warningsFor({ description: accented })).toEqual([]);
  expect(warningsFor({ slug: 'lector\u200E' })).toEqual([]);
  const others = [{ documentId: 'a', name: 'Lector', pictures: {} }];
  expect(checkProduct({ name: 'Lector\u200E' }, { others }).warnings).toEqual([
    expect.stringMatching(/se llama «Lector»/),
  ]);
});

describe('probable mistakes', () => {
  it('warns about a home page without slides', () => {
    const without = [expect.stringMatching(/sin su portada/)];
    expect(check(HOME, { slides: [] }).warnings).toEqual(without);
    expect(check(HOME, { slides: [{ title: 'Hola' }] }).warnings).toEqual([]);
    expect(check(PRODUCT, {}).warnings).toEqual([]);
  });

  it('warns about an office that closes on the next day', () => {
    const SETTINGS = 'api::site-settings.site-settings';
    const hours = (opens: string, closes: string) =>
      check(SETTINGS, { hours: [{ firstDay: 1, lastDay: 5, opens, closes }] }).warnings;
    expect(hours('18:00', '09:00')).toEqual([
      expect.stringMatching(/^«Horario .+»: abre a las 18:00 y cierra a las 09:00/),
    ]);
    expect(hours('09:00', '18:00')).toEqual([]);
    expect(hours('18:00', '00:00')).toEqual([]);
    expect(hours('09:00', '')).toEqual([]);
  });

  it('warns about another entry with the same name, ignoring accents and case', () => {
    const others = [
      { documentId: 'a', name: 'Báscula', pictures: {} },
      { documentId: 'b', name: 'Lector', pictures: {} },
    ];
    const named = (name: string, documentId?: string) =>
      check(PRODUCT, { name }, { others, documentId }).warnings;
    expect(named('bascula')).toEqual([expect.stringMatching(/se llama «Báscula»/)]);
    expect(named('Báscula', 'a')).toEqual([]);
    expect(named('Cajón')).toEqual([]);
  });

  it('warns about a picture that is published with another entry, and names it', () => {
    const others = [
      { documentId: 'a', name: 'Báscula', pictures: { image: [7] } },
      { documentId: 'b', name: 'Cajón', pictures: { image: [8] } },
    ];
    const withPicture = (id: number, documentId = 'b') =>
      check(
        PRODUCT,
        { image: { ...picture('lector.webp', 'Un lector'), id } },
        { others, documentId },
      ).warnings;
    expect(withPicture(7)).toEqual([
      '«Imagen»: «lector.webp» ya se ve en «Báscula». Quien visite el sitio no los distinguirá: ¿es la imagen correcta?',
    ]);
    expect(withPicture(7, 'a')).toEqual([]);
    expect(withPicture(8)).toEqual([]);
  });

  it('accepts the logo of a company in several testimonials', () => {
    const others = [{ documentId: 'a', name: 'Ana', pictures: { companyLogo: [7] } }];
    const companyLogo = { ...picture('logo.webp', 'Logo'), id: 7 };
    expect(check('api::testimonial.testimonial', { companyLogo }, { others }).warnings).toEqual([]);
  });
});
