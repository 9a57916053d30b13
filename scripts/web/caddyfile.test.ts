import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SCRIPTS_DIR } from '../lib/dirs.ts';
import { isCompressible } from '../lib/releases/compress.ts';
import { IMMUTABLE, securityHeadersOf, TYPES } from '../lib/releases/headers.ts';

const caddyfile = readFileSync(path.join(SCRIPTS_DIR, 'web/Caddyfile'), 'utf8');
const PANEL = 'https://cms.example';

/** Returns the headers that the Caddyfile sets on pages matched by one of `matchers`. */
function headersFor(matchers: string[]): Record<string, string> {
  const lines = caddyfile.matchAll(/^\theader (@\w+ )?\?([\w-]+) "(.*)"$/gm);
  return Object.fromEntries(
    [...lines].flatMap(([, matcher = '', name = '', value = '']) =>
      matcher === '' || matchers.includes(matcher.trim())
        ? [[name, value.replace('{$PANEL_ORIGIN}', PANEL)]]
        : [],
    ),
  );
}

test('sets the same security headers as our server', () => {
  const pages = [
    ['/', '@unframed', '@unshared'],
    ['/static/a/b.webp', '@unframed', '@shared'],
    ['/admin/consultas', '@unframed', '@unshared', '@staff'],
    ['/vista-previa', '@preview', '@unshared', '@staff'],
  ];
  for (const [address = '', ...matchers] of pages) {
    expect(headersFor(matchers)).toEqual(securityHeadersOf(address, PANEL));
  }
});

test('sets HSTS over TLS', () => {
  expect(headersFor(['@encrypted'])).toMatchObject({
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

test('sets the same content types', () => {
  const lines = [...caddyfile.matchAll(/^\t\t~(\S+) "(.*)"$/gm)];
  const types = lines.map(([, pattern = '', type]) => [new RegExp(pattern), type] as const);
  for (const [extension, type] of Object.entries(TYPES)) {
    expect([extension, types.find(([pattern]) => pattern.test(`x${extension}`))?.[1]]).toEqual([
      extension,
      type,
    ]);
  }
});

test('caches the same files, and varies on compressed ones', () => {
  const patternOf = (name: string) =>
    new RegExp(` @${name} path_regexp (.*)$`, 'm').exec(caddyfile.replace(/\t+/g, ' '))?.[1] ?? '';
  // Addresses begin with a slash, file names do not.
  expect(patternOf('named').replace('^/', '^')).toBe(IMMUTABLE.source.replaceAll('\\/', '/'));
  for (const extension of Object.keys(TYPES)) {
    expect(new RegExp(patternOf('text')).test(`/x${extension}`)).toBe(
      isCompressible(`x${extension}`),
    );
  }
});
