import { resolveRedirects, type StoredRedirect } from '../resolve-redirects';

const PRODUCT = 'api::product.product';
const labels = {
  [`${PRODUCT}:p1`]: { slug: 'lector' },
  [`${PRODUCT}:p2`]: { slug: 'cajon' },
  'api::case.case:c1': { slug: 'hotel' },
  'api::service.service:s1': { slug: 'consultoria' },
};

const stored = (from: string, entryId: string, entryType = PRODUCT): StoredRedirect => ({
  from,
  entryType,
  entryId,
});

describe('resolveRedirects', () => {
  it('redirects every former address of an entry directly to its current one', () => {
    const rows = [
      stored('/productos/a', 'p1'),
      stored('/productos/b', 'p1'),
      stored('/portafolio/posada', 'c1', 'api::case.case'),
    ];
    expect(resolveRedirects(rows, labels)).toEqual({
      '/productos/a': '/productos/lector',
      '/productos/b': '/productos/lector',
      '/portafolio/posada': '/portafolio/hotel',
    });
  });

  it('omits entries that are not published or have no page', () => {
    const rows = [
      stored('/productos/a', 'p9'),
      stored('/servicios/a', 's1', 'api::service.service'),
    ];
    expect(resolveRedirects(rows, labels)).toEqual({});
  });

  it('omits addresses that an entry uses now', () => {
    const rows = [stored('/productos/cajon', 'p1'), stored('/productos/lector', 'p2')];
    expect(resolveRedirects(rows, labels)).toEqual({});
  });

  it.each([
    'https://otro.example',
    '//otro.example',
    '/\\otro.example',
    'productos',
    '/a b',
    '/a?b',
  ])('rejects «%s» as an address of this site', (from) => {
    expect(resolveRedirects([stored(from, 'p1')], labels)).toEqual({});
  });
});
