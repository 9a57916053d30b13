import fc from 'fast-check';

import { isEmailAddress, parseEmailAddress } from '../email';

describe('isEmailAddress', () => {
  it.each([
    'a@b.mx',
    'maria.lopez+hotel@correo.com.mx',
    "o'brien_99@sub.dominio-largo.example",
    'x@xn--mxico-bsa.com',
    'x@correo.xn--q9jyb4c',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (value) => {
    expect(isEmailAddress(value)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.mx',
    'a@',
    'a@b',
    'a@b.c',
    'a@b.mx.',
    'a@.mx',
    'a@b..mx',
    '.a@b.mx',
    'a.@b.mx',
    'a..b@c.mx',
    'a b@c.mx',
    'a@b@c.mx',
    'a@-b.mx',
    'a@b-.mx',
    'a@b_c.mx',
    'a@127.0.0.1',
    'Ana <a@b.mx>',
    'a@b.mx, c@d.mx',
    'a@b.mx\n',
    '"a"@b.mx',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.mx`,
    `a@${'b.'.repeat(126)}mx`,
  ])('refuses %j', (value) => {
    expect(isEmailAddress(value)).toBe(false);
  });

  // The expression of yup 0.32 in Strapi: accepted addresses must not make it slow.
  const YUP =
    /^((([a-z]|\d|[!#$%&'*+\-/=?^_`{|}~])+(\.([a-z]|\d|[!#$%&'*+\-/=?^_`{|}~])+)*)|("(\\"|[^"])*"))@((([a-z]|\d)|(([a-z]|\d)([a-z]|\d|-|\.|_|~)*([a-z]|\d)))\.)+(([a-z])|(([a-z])([a-z]|\d|-|\.|_|~)*([a-z])))$/i;
  const HARD = ['a', '1', '.', '-', '@', 'a.', 'xn--', '"', '\\"', '!', '{'];

  it('accepts no address that makes the expression of Strapi slow', () => {
    const text = fc.array(fc.constantFrom(...HARD), { maxLength: 120 });
    const address = fc.oneof(
      text.map((parts) => parts.join('')),
      fc.tuple(text, text).map(([local, domain]) => `a${local.join('')}@${domain.join('')}a.mx`),
      text.map((parts) => `a@a${parts.join('a')}.aa`),
    );
    fc.assert(
      fc.property(address, (value) => {
        if (!isEmailAddress(value)) return;
        const before = process.cpuUsage();
        YUP.test(value);
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
      }),
      // Reproducible addresses.
      { numRuns: 2_000, seed: 254 },
    );
  });

  it('checks a very long input quickly', () => {
    const longest = `a@${'a.'.repeat(500_000)}!`;
    const before = process.cpuUsage();
    isEmailAddress(longest);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
  });
});

describe('parseEmailAddress', () => {
  const address = fc.constantFrom('ana@empresa.mx', "o'brien_99+a@sub.dominio.example");
  const around = fc.constantFrom(
    (mail: string) => mail,
    (mail: string) => `mailto:${mail}`,
    (mail: string) => `MAILTO:${mail}?subject=Hola%20a%20todos`,
    (mail: string) => `<${mail}>`,
    (mail: string) => `Ana Ruiz <${mail}>`,
    (mail: string) => `"Ruiz, Ana" <${mail}>;`,
    (mail: string) => `Ana <mailto:${mail}>`,
    (mail: string) => `${mail}.`,
    (mail: string) => `\u00A0${mail}\t\r\n`,
    (mail: string) => [...mail].join('\u200B'),
    (mail: string) => `(${mail})`,
    (mail: string) => `«${mail}»`,
    (mail: string) => `'${mail}'`,
    (mail: string) => `${mail}>`,
    (mail: string) => `Correo: ${mail}`,
    (mail: string) => `correo:${mail}!`,
    (mail: string) => `[${mail}](mailto:${mail})`,
    (mail: string) => `${mail} @ana.ruiz`,
    (mail: string) => mail.replace('@', ' @ '),
    (mail: string) => mail.replace('@', '@ '),
    (mail: string) => mail.replace('@', '\uFF20').replaceAll('.', '\uFF0E'),
    (mail: string) => `\u202A${mail.replace('@', '\u00AD@')}\u202C`,
  );

  it('returns the address in what people paste', () => {
    fc.assert(
      fc.property(address, around, (mail, wrap) => {
        expect(parseEmailAddress(wrap(mail))).toBe(mail);
      }),
    );
  });

  it.each([
    '',
    'Ana',
    'a@b.mx, c@d.mx',
    'a@b.mx <c@d>',
    'a@b.mx c@d.mx',
    '@ana',
    'ana@empresa.mx\0',
    '<>'.repeat(9_000),
  ])('refuses %j', (raw) => {
    expect(parseEmailAddress(raw)).toBeUndefined();
  });
});
