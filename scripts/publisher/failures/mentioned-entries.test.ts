import { listChangedEntries } from './changed-entries.ts';
import { PublishFailure } from './failure.ts';
import { findMentionedEntries } from './mentioned-entries.ts';

const PRODUCT = 'api::product.product';
const HOME = 'api::home-page.home-page';
const snapshot = {
  revision: 'r2',
  entries: { [`${PRODUCT}:a1`]: 'new', [`${PRODUCT}:b2`]: 'new', [`${HOME}:h1`]: 'same' },
  labels: {
    [`${PRODUCT}:a1`]: { type: 'Producto', name: 'Lector', slug: 'lector' },
    [`${PRODUCT}:b2`]: { type: 'Producto', name: 'Lector 2', slug: 'lector-2' },
    [`${HOME}:h1`]: { type: 'Inicio', name: 'Inicio' },
  },
  shown: {
    [`${PRODUCT}:a1`]: { page: '/productos/lector', texts: [], pictures: ['foto_1a2b'] },
  },
  redirects: {},
};
const live = { [`${PRODUCT}:a1`]: 'old', [`${HOME}:h1`]: 'same', [`${PRODUCT}:c3`]: 'old' };
const changed = listChangedEntries(snapshot, live, [], () => 'Retirado');

const mentionedIn = (line: string): string[] =>
  findMentionedEntries(
    new PublishFailure({ message: 'no' }, '', { output: [line] }),
    changed,
    snapshot,
  ).map(({ entry }) => entry.documentId);

test.each([
  ['Building static HTML failed for path "/productos/lector"', ['a1']],
  ['  Url path: /productos/lector-2', ['b2']],
  ['Error: ENAMETOOLONG, open "public/static/compartir/0a/foto_1a2b.jpg"', ['a1']],
  ['TypeError in entry b2', ['b2']],
  ['Error in /productos/lector-2/index.html', ['b2']],
  ['Building static HTML failed for path "/"', []],
  ['Error: heap out of memory', []],
])('finds the changed entries that «%s» points at', (line, expected) => {
  expect(mentionedIn(line)).toEqual(expected);
});

test('lists new entries first and removed ones last, with their names, and leaves out held ones', () => {
  expect(changed.map(({ change }) => change)).toEqual([
    `${PRODUCT}:b2@new`,
    `${PRODUCT}:a1@new`,
    `${PRODUCT}:c3@removed`,
  ]);
  expect(changed.map(({ label }) => label)).toEqual([
    'Producto «Lector 2»',
    'Producto «Lector»',
    'Entrada «Retirado»',
  ]);
  const held = [{ entry: { uid: PRODUCT, documentId: 'b2', name: '' } }];
  expect(listChangedEntries(snapshot, live, held, () => '')).toHaveLength(2);
});
