import fc from 'fast-check';

/** Texts that often break programs. */
const KNOWN = [
  '',
  ' ',
  '\0',
  '\r\nX-Injected: 1',
  '%',
  '%00',
  '%zz',
  '%c0%af',
  '%ff%fe',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '\\..\\..\\windows',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e999',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '{"$ne":null}',
  '\ud800',
  'ﷺ'.repeat(200),
  `a@${'a.'.repeat(100)}!`,
  `"${'A'.repeat(60)}`,
  'A'.repeat(9_000),
  '🧨'.repeat(50),
];

export const nastyText = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Any JSON value, with such texts as keys and values. */
export const nastyValue = fc.oneof(
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -0, 1e308, [], {}) },
  { weight: 1, arbitrary: fc.array(nastyText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(nastyText, nastyText, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);
