import { describeDocument, formatDocumentLink, parseDocumentLink } from '../document-link';

describe('the address of a PDF', () => {
  it('is parsed with the size that the CMS added', () => {
    const link = parseDocumentLink(formatDocumentLink('/uploads/lista_0123456789.pdf', 1_258_291));
    expect(link).toEqual({ href: '/uploads/lista_0123456789.pdf', bytes: 1_258_291 });
    expect(link && describeDocument(link)).toBe('PDF, 1.2 MB');
  });

  it.each([
    [900, 'PDF, 1 kB'],
    [52_000, 'PDF, 51 kB'],
    [10 * 1024 * 1024, 'PDF, 10 MB'],
  ])('shows %i bytes as %s', (bytes, text) => {
    expect(describeDocument({ href: '/x.pdf', bytes })).toBe(text);
  });

  it('of another site shows its type', () => {
    const link = parseDocumentLink('https://www.gob.mx/guia.PDF');
    expect(link && describeDocument(link)).toBe('PDF');
  });

  it.each(['/productos', '/uploads/foto.png', 'https://x.mx/?a=b.pdf', '/lista.pdf#page=2'])(
    'is not %s',
    (address) => expect(parseDocumentLink(address)).toBeUndefined(),
  );
});
