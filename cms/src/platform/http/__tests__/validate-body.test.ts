import { object } from 'yup';

import { emailAddress, nullIfEmpty, optional, text } from '../../../../contracts/schema-fields';
import { validateFields } from '../validate-body';

const messages = { min: 'corto', characters: 'caracteres' };
const WRONG_TYPES: unknown[] = [0, true, null, [], ['Ana'], {}, { $ne: null }, { toString: 1 }];

function read(schema: Parameters<typeof validateFields>[0], data: unknown) {
  const result = validateFields(schema, data);
  return result.ok ? result.value : result.problems.map(({ path, message }) => [...path, message]);
}

describe('text', () => {
  const schema = object({ name: text({ min: 2, max: 5, messages }) });

  it.each([
    ['  Ana  ', 'Ana'],
    ['\u202eAn\u2066a\u200f ', 'Ana'],
    ['Jose\u0301', 'José'],
    ['A\nB', 'A B'],
    ['A\u0085B', 'A B'],
    ['A\udc00B', 'AB'],
  ])('cleans %j', (name, cleaned) => {
    expect(read(schema, { name })).toEqual({ name: cleaned });
  });

  it.each([
    ['A', 'corto'],
    ['A\u200b', 'corto'],
    ['\u202eA\u202c', 'corto'],
    ['👍', 'corto'],
    ['Ana Luz', 'Sobran 2 caracteres: el límite es 5'],
    ['A\u0000B', 'caracteres'],
    [undefined, 'corto'],
    ...WRONG_TYPES.map((value): [unknown, string] => [value, 'corto']),
  ] satisfies [unknown, string][])('refuses %j', (name: unknown, message: string) => {
    expect(read(schema, { name })).toEqual([['name', message]]);
  });

  it('allows line breaks in multiline text', () => {
    const note = object({ note: text({ max: 20, multiline: true, messages }) });
    expect(read(note, { note: 'a\r\nb\rc\td' })).toEqual({ note: 'a\nb\nc d' });
    expect(read(note, { note: 'a\u0000b' })).toEqual([['note', 'caracteres']]);
  });
});

describe('emailAddress', () => {
  const schema = object({ email: nullIfEmpty(emailAddress('correo')) });

  it('returns null for null and for an empty text', () => {
    expect(read(schema, { email: null })).toEqual({ email: null });
    expect(read(schema, { email: '' })).toEqual({ email: null });
    expect(read(schema, { email: ' Ana@Example.com ' })).toEqual({ email: 'ana@example.com' });
  });

  it.each([undefined, 7, {}, ' ', 'ana'])('refuses %j', (email) => {
    expect(read(schema, { email })).toEqual([['email', 'correo']]);
  });

  it.each([`a@${'a.'.repeat(100)}!`, `"${'A'.repeat(60)}`])(
    'refuses %s in linear time',
    (email) => {
      const before = process.cpuUsage();
      expect(read(schema, { email })).toEqual([['email', 'correo']]);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(100);
    },
  );
});

describe('validateFields', () => {
  const schema = object({
    name: text({ min: 2, max: 5, messages }),
    nick: optional(text({ max: 5, messages })),
  });

  it('omits optional fields that are empty', () => {
    expect(read(schema, { name: 'Ana', nick: ' ' })).toEqual({ name: 'Ana' });
    expect(read(schema, { name: 'Ana' })).toEqual({ name: 'Ana' });
    expect(read(schema, { name: 'Ana', nick: null })).toEqual([['nick', 'corto']]);
  });

  it('reports one problem for each field and ignores inherited properties', () => {
    const inherited = Object.create({ name: 'Ana' }) as Record<string, unknown>;
    const data = Object.assign(inherited, { nick: 'demasiado\u0000', toString: 1 });
    expect(read(schema, data)).toEqual([
      ['name', 'corto'],
      ['nick', 'Sobran 5 caracteres: el límite es 5'],
      ['toString', 'Este campo no está permitido'],
    ]);
  });

  it('refuses names of the object prototype', () => {
    const data = JSON.parse('{"name":"Ana","__proto__":{"nick":"x"},"constructor":1}') as unknown;
    expect(read(schema, data)).toEqual([
      ['__proto__', 'Este campo no está permitido'],
      ['constructor', 'Este campo no está permitido'],
    ]);
  });

  it('truncates long names and long lists of unknown fields', () => {
    const unknown = Array.from({ length: 99 }, (_, i) => [`${'x'.repeat(99)}${i}`, 1]);
    const result = validateFields(schema, { name: 'Ana', ...Object.fromEntries(unknown) });
    expect(result.ok ? [] : result.problems.map(({ path }) => path[0]?.length)).toEqual(
      Array(10).fill(40),
    );
  });
});
