import fc from 'fast-check';

import { toNameKey } from '../name-key';

const sorted = (names: readonly string[]) =>
  [...names].sort((a, b) => (toNameKey(a) < toNameKey(b) ? -1 : 1));

it.each([
  ['ignores case and accents, and sorts ñ after n', ['Álvaro', 'ana', 'Ñurka', 'Zoe']],
  ['sorts ñ before o', ['Nuria', 'Nzinga', 'Ñandú', 'Oca']],
  ['sorts digits first', ['3 Marías', '10 Ríos', 'Abel'].toSorted()],
  ['sorts the shorter of two names first', ['Ana', 'Ana Luz', 'Anabel']],
])('%s', (_behaviour, expected) => {
  expect(sorted([...expected].reverse())).toEqual(expected);
});

it('has digits only, and fits its column', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
      expect(toNameKey(name)).toMatch(/^\d{0,240}$/);
    }),
  );
});

it('orders words as the collation of Spanish does', () => {
  const { compare } = new Intl.Collator('es', { sensitivity: 'base' });
  const word = fc.stringMatching(/^[a-zA-ZñÑáéíóúüÁÉÍÓÚÜ]{1,8}( [a-zñáéíóú]{1,5})?$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [a, b] = [toNameKey(one), toNameKey(other)];
      expect(a < b ? -1 : a > b ? 1 : 0).toBe(Math.sign(compare(one, other)));
    }),
  );
});
