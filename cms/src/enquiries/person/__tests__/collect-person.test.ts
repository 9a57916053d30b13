import { collectPerson } from '../collect-person';

type Row = { id: number; emailKey: string | null; phone: string | null };

const ROSA: Row = { id: 1, emailKey: 'rosa@posada.example', phone: null };
const BOTH: Row = { id: 2, emailKey: 'rosa@posada.example', phone: '+529515550142' };
const CALLER: Row = { id: 3, emailKey: 'recepcion@posada.example', phone: '+529515550142' };
const OTHER: Row = { id: 4, emailKey: 'otra@example.com', phone: null };
const ALL = [ROSA, BOTH, CALLER, OTHER];

const collect = (start: Row, rows: Row[], merges: string[][] = [], max?: number) =>
  collectPerson(
    start,
    {
      findEnquiries: async (keys, known, limit) =>
        rows
          .filter(({ id }) => !known.includes(id))
          .filter(({ emailKey, phone }) => keys.some((key) => key === emailKey || key === phone))
          .slice(0, limit),
      findMergedKeys: async (keys) =>
        merges.filter((merge) => merge.some((key) => keys.includes(key))).flat(),
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
    expect(idsOf(await collect(OTHER, ALL, merges))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await collect(ROSA, ALL, merges))).toEqual([1, 2, 3, 4]);
    expect(idsOf(await collect(OTHER, ALL))).toEqual([4]);
  });

  it('returns only the enquiry itself when it has no contact data', async () => {
    const nobody = { id: 9, emailKey: null, phone: null };
    const person = await collect(nobody, [...ALL, { ...nobody, id: 10 }]);
    expect(person).toEqual({ rows: [nobody], keys: [], isCut: false });
  });

  it('stops at the maximum and reports it', async () => {
    const many = Array.from({ length: 5 }, (_item, index) => ({ ...OTHER, id: index + 1 }));
    const first = { ...OTHER, id: 1 };
    expect(await collect(first, many, [], 5)).toMatchObject({ isCut: false });
    const cut = await collect(first, many, [], 4);
    expect(cut.rows).toHaveLength(4);
    expect(cut.isCut).toBe(true);
  });
});
