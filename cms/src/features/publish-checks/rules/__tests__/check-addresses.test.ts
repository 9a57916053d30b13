import fc from 'fast-check';

import {
  ENTRY_LINKS,
  ENTRY_PAGES,
  FIXED_PAGES,
  SECTION_TYPES,
} from '../../../../../contracts/addresses';
import { sectionIdsOf } from '../../../../../contracts/page-sections';
import { addressCheck } from '../check-addresses';
import { checkedEntry } from './checked-entry';

const PRODUCT = 'api::product.product';
const CASE = 'api::case.case';
const SERVICE = 'api::service.service';
const TYPES = Object.keys({ ...ENTRY_PAGES, ...ENTRY_LINKS });

function refusalOf(uid: string, slug: string): string | undefined {
  return addressCheck(checkedEntry(uid, { slug }))[0]?.message;
}

describe('the address check', () => {
  it('accepts only plain names that the site does not reserve', () => {
    const parts = fc.constantFrom(
      ...FIXED_PAGES.flatMap((page) => page.split('/')),
      ...['index', '404', '..', 'null', 'imagen', 'a', '-', '_', '.', '/', 'Á', ' '],
    );
    const likely = fc.array(parts, { maxLength: 3 }).map((words) => words.join(''));
    const slugs = fc.oneof(likely, fc.string({ unit: 'binary' })).map((slug) => slug.trim());
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), slugs, (uid, slug) => {
        if (slug === '' || refusalOf(uid, slug) !== undefined) return;
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(FIXED_PAGES).not.toContain((ENTRY_PAGES[uid] ?? 'ninguna') + slug);
        expect(slug).not.toMatch(/^(index|\d0\d|null|undefined|page-data)$/);
        expect(sectionIdsOf(SECTION_TYPES[uid] ?? '')).not.toContain(SECTION_TYPES[uid] && slug);
      }),
    );
  });

  it.each([
    'Mi-Producto',
    'báscula',
    'a--b',
    '-a',
    '..',
    'a_b',
    '🔥',
    'a b',
    '404',
    'index',
    'null',
  ])('rejects «%s»', (slug) => {
    expect(refusalOf(PRODUCT, slug)).toMatch(/^«Dirección en el sitio»: «.+» l/);
    expect(refusalOf(CASE, slug)).toBeDefined();
  });

  it('rejects the id of a fixed section of the page that the entry is a section of', () => {
    expect(refusalOf(SERVICE, 'paquetes')).toMatch(/la usa el propio sitio/);
    expect(refusalOf(PRODUCT, 'paquetes')).toBeUndefined();
  });
});
