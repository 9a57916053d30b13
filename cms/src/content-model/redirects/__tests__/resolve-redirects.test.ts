import fc from 'fast-check';

import { FIXED_PAGES } from '../../../../contracts/addresses';
import { pathOf } from '../../../../contracts/redirects';
import { resolveRedirects, type StoredRedirect } from '../resolve-redirects';

const PRODUCT = 'api::product.product';
const labels = {
  [`${PRODUCT}:p1`]: { slug: 'lector' },
  [`${PRODUCT}:p2`]: { slug: 'cajon' },
  'api::case.case:c1': { slug: 'hotel' },
  'api::service.service:s1': { slug: 'consultoria' },
};
const LECTOR = { status: 301, to: '/productos/lector' };

const stored = (from: string, entryId: string, entryType = PRODUCT): StoredRedirect => ({
  from,
  entryType,
  entryId,
});
const byHand = (
  from: string,
  to: string | null,
  kind: StoredRedirect['kind'] = 'permanente',
): StoredRedirect => ({ from, to, kind, entryType: null, entryId: null });

describe('resolveRedirects', () => {
  it('redirects every former address of an entry directly to its current one', () => {
    const rows = [
      stored('/productos/a', 'p1'),
      stored('/productos/b', 'p1'),
      stored('/portafolio/posada', 'c1', 'api::case.case'),
    ];
    expect(resolveRedirects(rows, labels)).toEqual({
      '/productos/a': LECTOR,
      '/productos/b': LECTOR,
      '/portafolio/posada': { status: 301, to: '/portafolio/hotel' },
    });
  });

  it('omits entries that are not published or have no page', () => {
    const rows = [
      stored('/productos/a', 'p9'),
      stored('/servicios/a', 's1', 'api::service.service'),
    ];
    expect(resolveRedirects(rows, labels)).toEqual({});
  });

  it('omits addresses that an entry or a page of the site uses now', () => {
    const rows = [
      stored('/productos/cajon', 'p1'),
      stored('/productos/lector', 'p2'),
      byHand('/productos', '/servicios'),
      byHand('/', '/servicios'),
      byHand('/api/x', '/servicios'),
    ];
    expect(resolveRedirects(rows, labels)).toEqual({});
  });

  it.each([
    'https://otro.example',
    '//otro.example',
    '/\\otro.example',
    'productos',
    '/a b',
    '/a?b',
    '/a/../b',
    `/${'ñ'.repeat(120)}`,
  ])('rejects «%s» as an address of this site', (from) => {
    expect(resolveRedirects([stored(from, 'p1')], labels)).toEqual({});
  });

  it('keeps kind, query and anchor of redirects that staff add', () => {
    const rows = [
      byHand('/promo', '/productos?categoria=cajas#contenido', 'temporal'),
      byHand('/socio', 'https://otro.example/a?b=c'),
      byHand('/lista.php', '/uploads/lista.pdf', null),
      byHand('/retirado', null, 'eliminada'),
    ];
    expect(resolveRedirects(rows, labels)).toEqual({
      '/promo': { status: 302, to: '/productos?categoria=cajas#contenido' },
      '/socio': { status: 301, to: 'https://otro.example/a?b=c' },
      '/lista.php': { status: 301, to: '/uploads/lista.pdf' },
      '/retirado': { status: 410 },
    });
  });

  it('redirects an address with accents in both of their forms, whichever was stored', () => {
    const [whole, apart] = ['/menú', '/menu\u0301'];
    for (const from of [whole, apart]) {
      const redirect = { status: 301, to: '/productos' };
      expect(resolveRedirects([byHand(from, '/productos')], labels)).toEqual({
        [whole]: redirect,
        [apart]: redirect,
      });
    }
  });

  it('also redirects the lower-case form of an address with capitals', () => {
    const rows = [byHand('/BuenFin', '/productos'), byHand('/OTRO', '/servicios')];
    const other = byHand('/otro', '/contacto');
    expect(resolveRedirects([...rows, other], labels)).toMatchObject({
      '/BuenFin': { to: '/productos' },
      '/buenfin': { to: '/productos' },
      '/otro': { to: '/contacto' },
    });
  });

  it('follows chains to their end, which is temporary if a step is', () => {
    const rows = [
      byHand('/a', '/b'),
      byHand('/b', '/c', 'temporal'),
      byHand('/c', '/productos/viejo'),
      stored('/productos/viejo', 'p1'),
      byHand('/d', '/retirado'),
      byHand('/retirado', null, 'eliminada'),
    ];
    expect(resolveRedirects(rows, labels)).toMatchObject({
      '/a': { ...LECTOR, status: 302 },
      '/b': { ...LECTOR, status: 302 },
      '/c': LECTOR,
      '/d': { status: 410 },
    });
  });

  it('omits redirects to pages that do not exist', () => {
    expect(resolveRedirects([byHand('/a', '/productos/nada')], labels)).toEqual({});
  });

  it('never leads to another redirect, in a loop, or from a page, for any rows', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/D', '/productos', '/productos/lector');
    const row = fc.record({
      from: path,
      to: fc.option(path),
      kind: fc.constantFrom('permanente', 'temporal', 'eliminada', null),
      entryType: fc.option(fc.constant(PRODUCT)),
      entryId: fc.option(fc.constantFrom('p1', 'p9')),
    });
    const pages = new Set([...FIXED_PAGES, '/productos/lector', '/productos/cajon']);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        for (const [from, redirect] of Object.entries(resolveRedirects(rows, labels))) {
          expect(pages.has(from)).toBe(false);
          if (redirect.status !== 410) expect(pages.has(pathOf(redirect.to))).toBe(true);
        }
      }),
    );
  });
});
