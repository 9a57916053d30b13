import { collectPerson } from '../collect-person';
import { ownKey, separationKeys } from '../contact-keys';

type Row = {
  id: number;
  documentId: string;
  emailKey: string | null;
  phone: string | null;
  phoneExtension: string | null;
};

const NO_PHONE = { phone: null, phoneExtension: null };

const ROSA: Row = { id: 1, documentId: 'd1', emailKey: 'rosa@posada.example', ...NO_PHONE };
const BOTH: Row = {
  id: 2,
  documentId: 'd2',
  emailKey: 'rosa@posada.example',
  phone: '+529515550142',
  phoneExtension: null,
};
const CALLER: Row = {
  id: 3,
  documentId: 'd3',
  emailKey: 'recepcion@posada.example',
  phone: '+529515550142',
  phoneExtension: null,
};
const OTHER: Row = { id: 4, documentId: 'd4', emailKey: 'otra@example.com', ...NO_PHONE };
const ALL = [ROSA, BOTH, CALLER, OTHER];

type Decisions = { merges?: string[][]; separations?: string[][] };

/** Returns the keys that are paired with one of the keys. */
const pairedWith = (pairs: string[][], keys: string[]) =>
  pairs.flatMap(([a = '', b = '']) => [
    ...(keys.includes(a) ? [b] : []),
    ...(keys.includes(b) ? [a] : []),
  ]);

const collect = (
  start: Row,
  rows: Row[],
  { merges = [], separations = [] }: Decisions = {},
  max?: number,
) =>
  collectPerson(
    start,
    {
      findEnquiries: async (keys, { known, separated }, limit) =>
        rows
          .filter(({ id }) => !known.includes(id))
          .filter((row) => !separationKeys(row).some((key) => separated.includes(key)))
          .filter(({ emailKey, phone }) => keys.some((key) => key === emailKey || key === phone))
          .slice(0, limit),
      findMergedKeys: async (keys) => pairedWith(merges, keys),
      findSeparatedKeys: async (keys) => pairedWith(separations, keys),
    },
    max,
  );

const idsOf = ({ rows }: { rows: Row[] }) => rows.map(({ id }) => id).sort();

describe('collectPerson', () => {
  it.each([ROSA, BOTH, CALLER])(
    'connects e-mails and phones transitively, from %j',
    async (row) => {
      const person = await collect(row, ALL);
      expect(idsOf(person)).toEqual([1, 2, 3]);
      expect(person.isCut).toBe(false);
      expect(person.keys.sort()).toEqual([
        '+529515550142',
        'recepcion@posada.example',
        'rosa@posada.example',
      ]);
    },
  );

  it('follows merges from both sides, and in a chain', async () => {
    const merges = [
      ['otra@example.com', 'recepcion@posada.example'],
      ['otra@example.com', 'sin-consultas@example.com'],
    ];
    expect(idsOf(await collect(OTHER, ALL, { merges }))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await collect(ROSA, ALL, { merges }))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await collect(OTHER, ALL))).toEqual([4]);
  });

  it('returns only the enquiry itself when it has no contact data', async () => {
    const nobody = { id: 9, documentId: 'd9', emailKey: null, ...NO_PHONE };
    const person = await collect(nobody, [...ALL, { ...nobody, id: 10 }]);
    expect(person).toEqual({ rows: [nobody], keys: [], isCut: false });
  });

  it('stops at the maximum and reports it', async () => {
    const many = Array.from({ length: 5 }, (_item, index) => ({ ...OTHER, id: index + 1 }));
    const first = { ...OTHER, id: 1 };
    expect(await collect(first, many, {}, 5)).toMatchObject({ isCut: false });
    const cut = await collect(first, many, {}, 4);
    expect(cut.rows).toHaveLength(4);
    expect(cut.isCut).toBe(true);
  });

  it.each([
    ['two e-mails that share a phone', BOTH, CALLER],
    [
      'two phones that share an e-mail',
      BOTH,
      { ...BOTH, id: 5, documentId: 'd5', phone: '+525512345678' },
    ],
    ['a chat without e-mail', BOTH, { ...CALLER, id: 5, documentId: 'd5', emailKey: null }],
    ['equal contact data', BOTH, { ...BOTH, id: 5, documentId: 'd5' }],
  ])('does not connect what is separated, from either side: %s', async (_case, row, other) => {
    const rows = [ROSA, BOTH, CALLER, OTHER, ...(other.id === 5 ? [other] : [])];
    const separations = [[ownKey(row, other), ownKey(other, row)]];
    expect(idsOf(await collect(row, rows))).toContain(other.id);
    expect(idsOf(await collect(row, rows, { separations }))).not.toContain(other.id);
    expect(idsOf(await collect(other, rows, { separations }))).not.toContain(row.id);
  });

  it('keeps all enquiries of the two separated persons', async () => {
    const again = { ...CALLER, id: 5, documentId: 'd5' };
    const separations = [['rosa@posada.example', 'recepcion@posada.example']];
    const rows = [...ALL, again];
    expect(idsOf(await collect(ROSA, rows, { separations }))).toEqual([1, 2]);
    expect(idsOf(await collect(again, rows, { separations }))).toEqual([3, 5]);
  });
});
