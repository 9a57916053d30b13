import type { SlowKind } from './slow-clients.ts';

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';
const BODY = 'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{';
// More than the buffers between the two hold.
const ASKED_FOR = 40;

// Who drips headers has 10 s; a server looks at its connections every few seconds.
const HEADERS_MS = 25_000;
// Two minutes: a large picture on a slow line needs its time.
const BODY_MS = 150_000;

/** A thousand clients, and until when the server has to have ended those of a kind. */
export function slowKinds(picture: string): (SlowKind & { closedWithinMs?: number })[] {
  const reader = `GET ${picture} ${HEAD}\r\n`.repeat(ASKED_FOR);
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
