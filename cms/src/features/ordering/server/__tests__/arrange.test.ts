import { arrange, isComplete, computeMoves, type OrderRow, versionOf } from '../arrange';

let ids = 0;

function row(documentId: string, order: number | null, changes: Partial<OrderRow> = {}): OrderRow {
  ids += 1;
  return {
    id: ids,
    documentId,
    name: documentId,
    order,
    updatedAt: '2026-11-20T10:00:00.000Z',
    publishedAt: null,
    ...changes,
  };
}
const published = { publishedAt: '2026-11-20T10:00:00.000Z' };
const later = { updatedAt: '2026-11-21T10:00:00.000Z' };

const rows = [
  row('c', null),
  row('b', 2),
  row('b', 2, published),
  row('a', 9, later),
  row('a', 1, published),
  row('á', null),
];

it('sorts entries by published place, then entries without a place by name', () => {
  const entries = arrange(rows);
  expect(entries.map(({ documentId, state }) => `${documentId} ${state}`)).toEqual([
    'a modified',
    'b published',
    'á draft',
    'c draft',
  ]);
});

it('moves only entries whose place differs in at least one version', () => {
  const entries = arrange(rows);
  expect(computeMoves(['b', 'a', 'á', 'c'], entries)).toEqual([
    { documentId: 'b', place: 1, isPublished: true },
    { documentId: 'a', place: 2, isPublished: true },
    { documentId: 'á', place: 3, isPublished: false },
    { documentId: 'c', place: 4, isPublished: false },
  ]);
  const settled = arrange([row('x', 1), row('x', 1, published), row('y', 2)]);
  expect(computeMoves(['x', 'y'], settled)).toEqual([]);
});

it('changes the version when the order or the list changes', () => {
  const entries = arrange(rows);
  expect(versionOf(entries)).toBe(versionOf(arrange([...rows].reverse())));
  expect(versionOf(entries)).not.toBe(versionOf([...entries].reverse()));
  expect(versionOf(entries)).not.toBe(versionOf(entries.slice(1)));
});

it('requires every entry exactly once', () => {
  const entries = arrange(rows);
  expect(isComplete(['c', 'b', 'á', 'a'], entries)).toBe(true);
  expect(isComplete(['c', 'b', 'á'], entries)).toBe(false);
  expect(isComplete(['c', 'b', 'á', 'á'], entries)).toBe(false);
  expect(isComplete(['c', 'b', 'á', 'x'], entries)).toBe(false);
});
