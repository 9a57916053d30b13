import { METHODS } from 'node:http';
import fc from 'fast-check';
import { oddText } from '../odd-text.ts';
import { malformedBody } from './malformed-body.ts';

/** Attack surface of a server: addresses for reading, addresses that accept a body, and headers to send. */
export type Surface = { reads: string[]; writes: string[]; headers?: string };

const ODD_METHODS = ['get', 'G E T', 'ÁÉÍ', '', '\0'];
const ODD_VERSIONS = ['HTTP/1.0', 'HTTP/0.9', 'HTTP/9.9', 'http/1.1', 'HTTP/', '', 'HTTP/1.1 x'];
const NAMES = [
  ...['Host', 'Accept', 'Accept-Encoding', 'Authorization', 'Cookie', 'Origin', 'Referer'],
  ...['Content-Length', 'Content-Type', 'Content-Encoding', 'Transfer-Encoding', 'Expect'],
  ...['Upgrade', 'Connection', 'Range', 'If-None-Match', 'If-Modified-Since'],
  ...['Idempotency-Key', 'Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host'],
  ...['X-Forwarded-Proto', 'X-HTTP-Method-Override'],
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
const ODD_LINES = [
  ...['Sin dos puntos', ': vacío', ' plegada', 'A\0b: c'],
  `X-Largo: ${'a'.repeat(40_000)}`,
  'X-Muchos: 1\r\n'.repeat(1_500).trim(),
];
const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n';

/** Returns mostly the first arbitrary, and one in `rarity` times the second. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, rarity: number) =>
  fc.oneof({ weight: rarity - 1, arbitrary: usual }, { weight: 1, arbitrary: odd });

function bodyRequests({ writes, headers = '' }: Surface): fc.Arbitrary<Buffer> {
  const framing = mostly(
    fc.constant('right'),
    fc.constantFrom('short', 'long', 'chunked', 'broken', 'none'),
    9,
  );
  return fc
    .tuple(fc.constantFrom(...writes), malformedBody, framing)
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
      const head = `POST ${target} HTTP/1.1\r\n${HOST}${headers}${CLOSE}${typed}${lengths[kind]}\r\n`;
      const [before, after] =
        kind === 'chunked' ? [`${size.toString(16)}\r\n`, '\r\n0\r\n\r\n'] : ['', ''];
      return Buffer.concat([Buffer.from(head + before), content, Buffer.from(after)]);
    });
}

function headerRequests({ reads, writes, headers = '' }: Surface): fc.Arbitrary<Buffer> {
  const value = fc.oneof(fc.constantFrom(...VALUES), oddText);
  const line = mostly(
    fc.tuple(fc.constantFrom(...NAMES), value).map((pair) => pair.join(': ')),
    fc.oneof(oddText, fc.constantFrom(...ODD_LINES)),
    3,
  );
  const lines = fc.array(line, { minLength: 1, maxLength: 4 });
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST');
  return fc
    .tuple(fc.constantFrom(...reads, ...writes), method, lines)
    .map(([target, verb, all]) => {
      const host = all.some((each) => each.startsWith('Host')) ? '' : HOST;
      const head = `${verb} ${target} HTTP/1.1\r\n${host}${headers}${all.join('\r\n')}\r\n`;
      return Buffer.from(`${head}${CLOSE}\r\n`);
    });
}

function lineRequests({ reads, writes, headers = '' }: Surface): fc.Arbitrary<Buffer> {
  const target = fc
    .tuple(fc.constantFrom(...reads, ...writes), fc.array(oddText, { maxLength: 3 }), fc.nat(3))
    .map(([known, extra, kind]) => {
      const tail = extra.join('/');
      // The round trip through bytes replaces lone surrogates.
      const safe = encodeURI(Buffer.from(tail).toString());
      return [`${known}/${safe}`, `${known}?${safe}`, `/${safe}`, `${known}${tail}`][kind] ?? '/';
    });
  const method = mostly(fc.constantFrom(...METHODS), fc.constantFrom(...ODD_METHODS), 7);
  const version = mostly(fc.constant('HTTP/1.1'), fc.constantFrom(...ODD_VERSIONS), 9);
  return fc
    .tuple(method, target, version)
    .map((line) => Buffer.from(`${line.join(' ')}\r\n${HOST}${headers}${CLOSE}\r\n`));
}

/** A request with a malformed body, headers or request line, a third each. */
export const malformedRequest = (surface: Surface): fc.Arbitrary<Buffer> =>
  fc.oneof(bodyRequests(surface), headerRequests(surface), lineRequests(surface));
