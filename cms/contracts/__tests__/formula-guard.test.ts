import fc from 'fast-check';

import { formulaParts } from '../../tests/support/formula-parts';
import { guardFormulas, unguardFormulas } from '../formula-guard';

it('restores every text', () => {
  fc.assert(
    fc.property(formulaParts, (parts) => {
      const text = parts.join('');
      expect(unguardFormulas(guardFormulas(text))).toBe(text);
    }),
    { numRuns: 5000 },
  );
});

it.each([
  ["'=1+1", '=1+1'],
  ["''=1+1", "'=1+1"],
  ["'a", "'a"],
  ["'10", "'10"],
  ['=1+1', '=1+1'],
])('takes the apostrophe of %s off', (text, bare) => {
  expect(unguardFormulas(text)).toBe(bare);
});

it.each(['=1+1', '+1', '-1', '@a', '＝1+1', '＋1', '－1', '＠a'])('guards %s', (text) => {
  expect(guardFormulas(text)).toBe(`'${text}`);
});
