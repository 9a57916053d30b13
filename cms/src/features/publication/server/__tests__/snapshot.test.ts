import { labelOf } from '../../../../content-model/entry-label';
import { takeSnapshot, type PublishedEntry } from '../snapshot';

function entry(documentId: string, content: Record<string, unknown>): PublishedEntry {
  const label = labelOf({ kind: 'collectionType', info: { displayName: 'Producto' } }, content);
  return { uid: 'api::product.product', documentId, label, content };
}

const reader = entry('a', { name: 'Lector', slug: 'lector' });
const till = entry('b', { name: 'Cajón', slug: 'cajon' });

describe('takeSnapshot', () => {
  it('returns a hash and a label for each entry', () => {
    const { entries, labels, revision } = takeSnapshot([reader]);
    expect(revision).toMatch(/^[\da-f]{64}$/);
    expect(entries['api::product.product:a']).toMatch(/^[\da-f]{32}$/);
    expect(labels['api::product.product:a']).toEqual({
      type: 'Producto',
      name: 'Lector',
      slug: 'lector',
    });
  });

  it('does not depend on the order of the entries', () => {
    expect(takeSnapshot([till, reader]).revision).toBe(takeSnapshot([reader, till]).revision);
  });

  it('changes only the hash of the entry that changed', () => {
    const before = takeSnapshot([reader, till]);
    const after = takeSnapshot([reader, entry('b', { name: 'Cajón', slug: 'cajon-2' })]);
    expect(after.revision).not.toBe(before.revision);
    expect(after.entries['api::product.product:a']).toBe(before.entries['api::product.product:a']);
    expect(after.entries['api::product.product:b']).not.toBe(
      before.entries['api::product.product:b'],
    );
  });
});

test('includes redirects of changed addresses in the revision', () => {
  const stored = [{ from: '/productos/viejo', entryType: 'api::product.product', entryId: 'a' }];
  const moved = takeSnapshot([reader], stored);
  expect(moved.redirects).toEqual({
    '/productos/viejo': { status: 301, to: '/productos/lector' },
  });
  expect(moved.revision).not.toBe(takeSnapshot([reader]).revision);
});

test('expects nothing on the site of what only a hidden section of the home page lists', () => {
  const client = { ...entry('c', { name: 'Casa Yelvia' }), uid: 'api::client.client' };
  const about = { image: ['oficina_1a2b', 'jpg'] };
  const home = (arrangement: object[]) => ({
    ...entry('h', { slides: [], specialties: [], about, arrangement }),
    uid: 'api::home-page.home-page',
  });
  const shown = takeSnapshot([client, home([])]).shown;
  expect(shown['api::client.client:c']?.texts).toEqual(['Casa Yelvia']);
  expect(shown['api::home-page.home-page:h']?.pictures).toEqual(['oficina_1a2b']);
  const hidden = ['clientes', 'sobre-nosotros'].map((section) => ({ section, hidden: true }));
  const without = takeSnapshot([client, home(hidden)]).shown;
  expect(without['api::client.client:c']).toBeUndefined();
  expect(without['api::home-page.home-page:h']?.pictures).toEqual([]);
});
