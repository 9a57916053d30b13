import { setTimeout as sleep } from 'node:timers/promises';
import { expectThat, until } from '../../harness/until.ts';
import { createEnquiry, isAcknowledged, sendEnquiry } from '../enquiry.ts';
import { runAtRate } from '../run-at-rate.ts';
import type { Scenario } from '../scenario.ts';
import type { Front, Setting } from '../setting.ts';
import { findSiteAddresses } from '../site-addresses.ts';
import { slowKinds } from '../slow/kinds.ts';
import { startSlowClients, type SlowClients } from '../slow/slow-clients.ts';
import { describeSpread, percentile } from '../spread.ts';

const OTHERS = { perSecond: 20, seconds: 8 };
const P99_MS = 500;
// Excludes the burst of opening a thousand connections from the measurement.
const SETTLE_MS = 3_000;

type Times = { pages: number[]; enquiries: number[] };

async function measureOthers({ url }: Front): Promise<Times> {
  const pages = runAtRate(OTHERS, async () => {
    const startedAt = performance.now();
    const response = await fetch(`${url}/contacto`);
    await response.arrayBuffer();
    expectThat(response.ok, `/contacto contestó ${response.status}.`);
    return performance.now() - startedAt;
  });
  const enquiries = runAtRate(OTHERS, async () => {
    const response = await sendEnquiry(url, createEnquiry());
    expectThat(isAcknowledged(response), `Una consulta recibió ${response.status}.`);
    return response.ms;
  });
  return { pages: await pages, enquiries: await enquiries };
}

function compare({ name }: Front, before: Times, during: Times): string {
  const kinds = [
    ['páginas', before.pages, during.pages],
    ['consultas', before.enquiries, during.enquiries],
  ] as const;
  const sentences = kinds.map(([kind, calm, slow]) => {
    const remark = `${kind} ${describeSpread(slow)} (antes p99 ${percentile(calm, 0.99).toFixed(0)} ms)`;
    expectThat(percentile(slow, 0.99) < P99_MS, `${name}: ${remark}`);
    return remark;
  });
  return `${name}: ${sentences.join(', ')}`;
}

async function expectClosed(clients: SlowClients): Promise<string> {
  const closed = slowKinds('/').map(async ({ name, closedWithinMs }) => {
    if (closedWithinMs === undefined) return [];
    const hasEnded = () => clients.closedAfter(name) !== undefined;
    await until(`el servidor cierra las de ${name}`, hasEnded, closedWithinMs);
    return [`${name} a los ${((clients.closedAfter(name) ?? 0) / 1000).toFixed(0)} s`];
  });
  return `cerradas: ${(await Promise.all(closed)).flat().join(', ')}`;
}

function lastPicture(setting: Setting): string {
  return findSiteAddresses(setting).at(-1)?.at(-1) ?? '/';
}

export const slowClients: Scenario = {
  name: `1000 clientes lentos a la vez: páginas y consultas de otros con p99 menor de ${P99_MS} ms`,
  needsSite: true,
  async run(setting) {
    const kinds = slowKinds(lastPicture(setting));
    const attacks: SlowClients[] = [];
    const remarks: string[] = [];
    try {
      for (const front of setting.fronts) {
        const before = await measureOthers(front);
        attacks.push(startSlowClients(front.url, kinds));
        await sleep(SETTLE_MS);
        remarks.push(compare(front, before, await measureOthers(front)));
      }
      const endings = await Promise.all(attacks.map(expectClosed));
      return remarks.map((remark, index) => `${remark}, ${endings[index]}`).join('; ');
    } finally {
      for (const attack of attacks) attack.end();
    }
  },
};
