import { accept, type Fields, optional, readFields, refuse, text } from '../fields';

const messages = { min: 'corto', max: 'largo', characters: 'caracteres' };

describe('text', () => {
  const name = text({ min: 2, max: 5, messages });

  it.each([
    ['  Ana  ', accept('Ana')],
    ['A', refuse('corto')],
    ['A\u200b', refuse('corto')],
    ['\u202eAn\u2066a\u200f ', accept('Ana')],
    ['\u202eA\u202c', refuse('corto')],
    ['👍', refuse('corto')],
    ['Ana Luz', refuse('largo')],
    ['A\nB', refuse('caracteres')],
    ['A\u0000B', refuse('caracteres')],
    ['A\u0085B', refuse('caracteres')],
    ['A\udc00B', refuse('caracteres')],
    [undefined, refuse('corto')],
    [{}, refuse('corto')],
  ])('reads %j', (raw, result) => {
    expect(name(raw)).toEqual(result);
  });

  it('composes accents, so that equal names are equal text', () => {
    expect(name('Jose\u0301')).toEqual(accept('José'));
  });

  it('allows line breaks in multiline text', () => {
    const message = text({ max: 20, multiline: true, messages });
    expect(message('a\r\nb\rc\td')).toEqual(accept('a\nb\nc\td'));
    expect(message('a\u0000b')).toEqual(refuse('caracteres'));
  });
});

describe('readFields', () => {
  type Person = { name: string; nick?: string };
  const fields: Fields<Person> = {
    name: text({ min: 2, max: 5, messages }),
    nick: optional(text({ max: 5, messages })),
  };
  const read = (data: Record<string, unknown>) => readFields<Person>(data, fields, 'desconocido');

  it('omits optional fields that are empty', () => {
    expect(read({ name: 'Ana', nick: ' ' })).toEqual({ ok: true, value: { name: 'Ana' } });
  });

  it('reports every problem and ignores inherited properties', () => {
    const inherited = Object.create({ name: 'Ana' }) as Record<string, unknown>;
    expect(read(Object.assign(inherited, { nick: 'demasiado', toString: 1 }))).toEqual({
      ok: false,
      problems: [
        { path: ['name'], message: 'corto' },
        { path: ['nick'], message: 'largo' },
        { path: ['toString'], message: 'desconocido' },
      ],
    });
  });

  it('truncates long names and long lists of unknown fields', () => {
    const data = Object.fromEntries(
      Array.from({ length: 99 }, (_, i) => [`${'x'.repeat(99)}${i}`, 1]),
    );
    const result = read({ name: 'Ana', ...data });
    expect(result.ok ? [] : result.problems.map(({ path }) => path[0]?.length)).toEqual(
      Array(10).fill(40),
    );
  });
});
