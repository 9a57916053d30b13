import fc from 'fast-check';
import { malformedBody } from './malformed-body.ts';
import { nastyText } from './nasty-text.ts';

/** Attack surface of a server: addresses for reading, addresses that accept a body, and headers to send. */
export type Surface = { reads: string[]; writes: string[]; headers?: string };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT'];
const STRANGE_METHODS = ['PROPFIND', 'get', 'G E T', 'ÁÉÍ', '', '\0', 'M-SEARCH', 'LOCK', 'QUERY'];
const STRANGE_VERSIONS = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/',
  '',
  'HTTP/1.1 x',
];
const NAMES = [
  'Host',
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Cookie',
  'Content-Length',
  'Content-Type',
  'Content-Encoding',
  'Transfer-Encoding',
  'Expect',
  'Upgrade',
  'Connection',
  'Range',
  'If-None-Match',
  'If-Modified-Since',
  'Idempotency-Key',
  'Origin',
  'Referer',
  'Forwarded',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
];
const VALUES = [
  '-1',
  '99999999999999999999',
  'bytes=9-1',
  'bytes=0-,0-,0-',
  'gzip',
  'chunked',
  '*',
];
const CONSUMED = 'Connection: close\r\n';

/** Encodes text as UTF-8. */
const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

const start = (method: string, target: string, version = 'HTTP/1.1'): string =>
  `${method} ${target} ${version}\r\n`;

function bodyRequests({ writes, headers = '' }: Surface): fc.Arbitrary<Buffer> {
  const length = fc.oneof(
    { weight: 8, arbitrary: fc.constant('right') },
    { weight: 1, arbitrary: fc.constantFrom('short', 'long', 'chunked', 'broken', 'none') },
  );
  return fc
    .tuple(fc.constantFrom(...writes), malformedBody, length)
    .map(([target, { type, content }, kind]) => {
      const size = content.length;
      const lengths: Record<string, string> = {
        right: `Content-Length: ${size}\r\n`,
        short: `Content-Length: ${Math.floor(size / 2)}\r\n`,
        long: `Content-Length: ${size + 10}\r\n`,
        chunked: 'Transfer-Encoding: chunked\r\n',
        broken: 'Content-Length: 1x\r\n',
        none: '',
      };
      const typed = type === undefined ? '' : `Content-Type: ${type}\r\n`;
      const head = `${start('POST', target)}Host: localhost\r\n${headers}${CONSUMED}${typed}${lengths[kind]}\r\n`;
      const framed = kind === 'chunked' ? [bytes(`${size.toString(16)}\r\n`), content] : [content];
      const end = kind === 'chunked' ? [bytes('\r\n0\r\n\r\n')] : [];
      return Buffer.concat([bytes(head), ...framed, ...end]);
    });
}

function headerRequests({ reads, writes, headers = '' }: Surface): fc.Arbitrary<Buffer> {
  const line = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom(...VALUES), nastyText))
        .map(([name, value]) => `${name}: ${value}`),
    },
    { weight: 1, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.constantFrom('Sin dos puntos', ': vacío', ' plegada', 'A\0b: c') },
    { weight: 1, arbitrary: fc.constant(`X-Largo: ${'a'.repeat(40_000)}`) },
    { weight: 1, arbitrary: fc.constant('X-Muchos: 1\r\n'.repeat(1_500).trim()) },
  );
  return fc
    .tuple(
      fc.constantFrom(...reads, ...writes),
      fc.constantFrom('GET', 'GET', 'HEAD', 'POST'),
      fc.array(line, { minLength: 1, maxLength: 4 }),
    )
    .map(([target, method, lines]) => {
      const host = lines.some((each) => each.startsWith('Host')) ? '' : 'Host: localhost\r\n';
      return bytes(
        `${start(method, target)}${host}${headers}${lines.join('\r\n')}\r\n${CONSUMED}\r\n`,
      );
    });
}

function pathRequests({ reads, writes, headers = '' }: Surface): fc.Arbitrary<Buffer> {
  const target = fc
    .tuple(fc.constantFrom(...reads, ...writes), fc.array(nastyText, { maxLength: 3 }), fc.nat(3))
    .map(([known, extra, kind]) => {
      const tail = extra.join('/');
      // The round trip through bytes replaces lone surrogates.
      const safe = encodeURI(Buffer.from(tail).toString());
      return [`${known}/${safe}`, `${known}?${safe}`, `/${safe}`, `${known}${tail}`][kind] ?? '/';
    });
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...METHODS) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_METHODS) },
  );
  const version = fc.oneof(
    { weight: 8, arbitrary: fc.constant('HTTP/1.1') },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_VERSIONS) },
  );
  return fc
    .tuple(method, target, version)
    .map((parts) => bytes(`${start(...parts)}Host: localhost\r\n${headers}${CONSUMED}\r\n`));
}

/** Requests with a malformed body, headers or request line, a third each. */
export function malformedRequests(surface: Surface): fc.Arbitrary<Buffer> {
  return fc.oneof(bodyRequests(surface), headerRequests(surface), pathRequests(surface));
}
