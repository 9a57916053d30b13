import fc from 'fast-check';

import { chatReference, REFERENCE_ALPHABET, withChatReference } from '../chat-reference';
import { findChatReference } from '../find-chat-reference';
import { findChatLink, findReferenceCollisions, listChatLinks } from '../list-chat-links';

const LECTOR = { type: 'product', slug: 'lector' } as const;
const BASIC = { type: 'package', slug: 'basico' } as const;
const HOTEL = { type: 'case', slug: 'hotel' } as const;
const characters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...REFERENCE_ALPHABET), minLength: length, maxLength: length });

describe('the reference of a chat link', () => {
  it('stays the same: printed and pasted references must remain valid', () => {
    expect(chatReference('/')).toBe('TQ-GMFY2');
    expect(chatReference('/productos/lector', LECTOR)).toBe('TQ-NJY9E');
  });

  it('differs by page, by type and by slug', () => {
    const references = [
      chatReference('/servicios'),
      chatReference('/'),
      chatReference('/servicios', BASIC),
      chatReference('/servicios', { ...BASIC, type: 'service' }),
      chatReference('/servicios', { ...BASIC, slug: 'pro' }),
    ];
    expect(new Set(references).size).toBe(references.length);
  });

  it('is found in the text of its link, for every page and slug', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (page, slug) => {
        const reference = chatReference(page, { type: 'product', slug });
        const text = withChatReference('Hola, Tequiora.', reference);
        expect(findChatReference(text)).toEqual({ kind: 'page', page: reference, reference });
      }),
    );
  });
});

describe('findChatReference', () => {
  const page = { kind: 'page', page: 'TQ-W7F3K', reference: 'TQ-W7F3K' };
  const intent = { kind: 'intent', page: 'TQ-W7F3K', reference: 'TQ-W7F3K-9MPQR' };
  const folio = { kind: 'folio', reference: 'TQ-7F3K9M' };

  it.each([
    ['TQ-W7F3K', page],
    ['Hola, me interesa.\nRef. TQ-W7F3K', page],
    ['ref tq-w7f3k gracias', page],
    ['(Ref. TQ–W7F3K).', page],
    ['TQ-W7F3K-', page],
    ['TQ-W7F3K - hola', page],
    ['Ref. TQ-W7F3K-9MPQR', intent],
    ['[10:02, 24/11/2026] Ana: ref. tq-w7f3k-9mpqr\nok', intent],
    ['mi folio es TQ-7F3K9M.', folio],
    ['mi folio es TQ-7F3K9M. Ref. TQ-W7F3K', folio],
  ])('finds the reference in «%s»', (message, found) => {
    expect(findChatReference(message)).toEqual(found);
  });

  it.each([
    'Hola',
    'TQ-W7F3',
    'TQ-W7F3KK7',
    'TQ-W7F30',
    'ATQ-W7F3K',
    'TQ-W7F3K-9MPQRX',
    'TQ-W7F3K-9MPQ',
    'TQW7F3K',
  ])('finds the part that is complete, or none, in «%s»', (message) => {
    const isPage = message.startsWith('TQ-W7F3K-');
    expect(findChatReference(message)).toEqual(isPage ? page : undefined);
  });

  it('never takes a folio for a reference, or the other way round', () => {
    fc.assert(
      fc.property(characters(5), characters(5), characters(6), (link, press, number) => {
        expect(findChatReference(`TQ-${link}`)?.kind).toBe('page');
        expect(findChatReference(`TQ-${link}-${press}`)?.kind).toBe('intent');
        expect(findChatReference(`TQ-${number}`)?.kind).toBe('folio');
      }),
    );
  });

  it('takes linear time', () => {
    const before = process.cpuUsage();
    findChatReference('TQ-W7F3K-'.repeat(20_000).slice(1));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});

describe('the chat links of the site', () => {
  it('are every page, and every thing on each of its pages', () => {
    const links = listChatLinks([LECTOR, HOTEL, BASIC]);
    expect(links).toEqual(
      expect.arrayContaining([
        { page: '/' },
        { page: '/contacto/gracias' },
        { page: '/404' },
        { page: '/productos/lector' },
        { page: '/productos/lector', thing: LECTOR },
        { page: '/portafolio', thing: HOTEL },
        { page: '/portafolio/hotel', thing: HOTEL },
        { page: '/servicios', thing: BASIC },
      ]),
    );
  });

  it('are found by their reference', () => {
    const find = (reference: string) => findChatLink(reference, [LECTOR, HOTEL]);
    const reference = chatReference('/portafolio/hotel', HOTEL);
    expect(find(reference)).toEqual({ page: '/portafolio/hotel', thing: HOTEL });
    expect(find('TQ-22222')).toBeUndefined();
  });

  it('include those of composed pages and articles, and of packages in their sections', () => {
    const find = (reference: string) => findChatLink(reference, [LECTOR, BASIC], ['/buen-fin']);
    expect(find(chatReference('/buen-fin'))).toEqual({ page: '/buen-fin' });
    expect(find(chatReference('/buen-fin', BASIC))).toEqual({ page: '/buen-fin', thing: BASIC });
    expect(find(chatReference('/otra'))).toBeUndefined();
  });

  it('with the same reference are reported', () => {
    const slugs = new Map<string, string>();
    for (let index = 0; ; index += 1) {
      const slug = `paquete-${index}`;
      const reference = chatReference('/servicios', { type: 'package', slug });
      const other = slugs.get(reference);
      slugs.set(reference, slug);
      if (other === undefined) continue;
      const things = [other, slug].map((name) => ({ type: 'package', slug: name }) as const);
      expect(findReferenceCollisions(things)).toEqual([
        things.map((thing) => ({ page: '/servicios', thing })),
      ]);
      return;
    }
  });

  it('have no collision among the fixed pages', () => {
    expect(findReferenceCollisions([])).toEqual([]);
  });
});
