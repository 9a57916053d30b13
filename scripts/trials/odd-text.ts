import fc from 'fast-check';

/** Texts that often break programs, and addresses that the site or its servers treat specially. */
const ODD_TEXTS = [
  ...['', ' ', '\0', '\ud800', 'A\u000BB', '\u202Eabc', 'ñ́andú', '🔥🔥', '🧨'.repeat(50)],
  ...['A'.repeat(300), 'A'.repeat(9_000), 'ﷺ'.repeat(200), '\r\nX-Injected: 1'],
  ...['<script>alert(1)</script>', '"a" & \'b\'', "' or 1=1 --", '{"$ne":null}', '-1', '1e999'],
  ...['{precio}', '{precios}', '{', '`${x}`', '${7*7}{{7*7}}', '\\', `a@${'a.'.repeat(100)}!`],
  ...['index', '404', 'page-data', '#nada', '/servicios#nada', 'null', '__proto__', 'constructor'],
  ...['..', '../../../../etc/passwd', '..%2f..%2f..%2fetc%2fpasswd', '\\..\\..\\windows'],
  ...['%', '%00', '%zz', '%2e%2e', '%c0%af', '%ff%fe'],
];

export const oddText = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
