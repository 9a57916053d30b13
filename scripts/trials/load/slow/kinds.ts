import type { SlowKind } from './slow-clients.ts';

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
// More than the socket buffers can hold.
const REQUESTS = 40;

// The limit for headers is 10 s; a server checks its connections every few seconds.
const HEADERS_MS = 25_000;
// The limit for bodies is two minutes, for large pictures on slow connections.
const BODY_MS = 150_000;

/** Returns the kinds of a thousand slow clients, with the time limit for closing each kind. */
export function slowKinds(picture: string): (SlowKind & { closedWithinMs?: number })[] {
  const reader = `GET ${picture} ${HEAD}\r\n`.repeat(REQUESTS);
  const shared = { drip: '', reads: true };
  return [
    {
      ...{ name: 'encabezados', count: 300, closedWithinMs: HEADERS_MS, ...shared },
      ...{ start: `GET / ${HEAD}`, drip: 'X-A: b\r\n' },
    },
    { name: 'sin decir nada', count: 400, closedWithinMs: HEADERS_MS, ...shared, start: '' },
    {
      ...{ name: 'cuerpo', count: 200, closedWithinMs: BODY_MS, ...shared },
      ...{ start: `POST /api/enquiries ${HEAD}${BODY}`, drip: ' ' },
    },
    { name: 'lectura', count: 100, ...shared, start: reader, reads: false },
  ];
}
