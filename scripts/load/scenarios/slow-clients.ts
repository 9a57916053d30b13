import { expectThat, until } from '../../faults/until.ts';
import { anEnquiry, isAcknowledged, send } from '../enquiry.ts';
import type { Scenario } from '../scenario.ts';
import type { Front, Setting } from '../setting.ts';
import { findAddresses } from '../site-addresses.ts';
import { startSlowClients, type SlowClients, type SlowKind } from '../slow/slow-sockets.ts';
import { describeSpread, percentile } from '../spread.ts';
import { steadily } from '../steady.ts';

const OTHERS = { perSecond: 20, seconds: 8 };
const P99_MS = 500;
// Who drips headers has 10 s; a server looks at its connections every few seconds.
const HEADERS_LIMIT_MS = 25_000;
// A large picture on a slow line needs its time: two minutes.
const BODY_LIMIT_MS = 150_000;

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\n';
const BODY = `POST /api/enquiries ${HEAD}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;

function kindsFor(picture: string): SlowKind[] {
  return [
    { name: 'encabezados', count: 300, start: `GET / ${HEAD}`, drip: 'X-A: b\r\n', reads: true },
    { name: 'cuerpo', count: 200, start: BODY, drip: ' ', reads: true },
    {
      name: 'lectura',
      count: 100,
      start: `GET ${picture} ${HEAD}\r\n`.repeat(40),
      drip: '',
      reads: false,
    },
    { name: 'sin decir nada', count: 400, start: '', drip: '', reads: true },
  ];
}

async function measureOthers({ url }: Front): Promise<{ pages: number[]; enquiries: number[] }> {
  const pages = steadily(OTHERS, async () => {
    const startedAt = performance.now();
    const response = await fetch(`${url}/contacto`);
    await response.arrayBuffer();
    expectThat(response.ok, `/contacto contestó ${response.status}.`);
    return performance.now() - startedAt;
  });
  const enquiries = steadily(OTHERS, async () => {
    const answer = await send(url, anEnquiry());
    expectThat(isAcknowledged(answer), `Una consulta recibió ${answer.status}.`);
    return answer.ms;
  });
  return { pages: await pages, enquiries: await enquiries };
}

async function expectClosed(clients: SlowClients): Promise<string> {
  const closed = async (name: string, limitMs: number): Promise<string> => {
    const ms = await until(`se cierran las de ${name}`, () => clients.open(name) === 0, limitMs);
    return `${name} a los ${(ms / 1000).toFixed(0)} s`;
  };
  const times = await Promise.all([
    closed('encabezados', HEADERS_LIMIT_MS),
    closed('sin decir nada', HEADERS_LIMIT_MS),
    closed('cuerpo', BODY_LIMIT_MS),
  ]);
  return `cerradas: ${times.join(', ')}`;
}

async function bear(front: Front, picture: string): Promise<string> {
  const quiet = await measureOthers(front);
  const clients = startSlowClients(front.url, kindsFor(picture));
  try {
    const { pages, enquiries } = await measureOthers(front);
    const remark = `${front.name}: páginas ${describeSpread(pages)} (antes p99 ${percentile(quiet.pages, 0.99).toFixed(0)}), consultas ${describeSpread(enquiries)} (antes p99 ${percentile(quiet.enquiries, 0.99).toFixed(0)})`;
    expectThat(Math.max(percentile(pages, 0.99), percentile(enquiries, 0.99)) < P99_MS, remark);
    return `${remark}, ${await expectClosed(clients)}`;
  } finally {
    clients.end();
  }
}

function largestPicture(setting: Setting): string {
  const [, , , pictures = []] = findAddresses(setting);
  return pictures.at(-1) ?? '/';
}

export const slowClients: Scenario = {
  name: `1000 clientes lentos a la vez: las páginas y consultas de otros con p99 menor de ${P99_MS} ms`,
  needsSite: true,
  async run(setting) {
    const remarks: string[] = [];
    for (const front of setting.fronts) remarks.push(await bear(front, largestPicture(setting)));
    return remarks.join('; ');
  },
};
