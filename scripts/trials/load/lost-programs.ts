import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import {
  createEnquiry,
  expectStoredOnce,
  isAcknowledged,
  sendEnquiry,
  type EnquiryResponse,
} from './enquiries.ts';
import { runAtRate } from './run-at-rate.ts';

/** The responses to one enquiry; `lost`: number of attempts without a response. */
type Delivery = { key: string; isStored: boolean; responses: EnquiryResponse[]; lost: number };

const FLOOD = { perSecond: 40, seconds: 25 };
const FAULT_AFTER_MS = 8_000;
const DOWNTIME_MS = 4_000;
const PAUSE_MS = 1_000;
const DELIVERY_LIMIT_MS = 90_000;
// Maximum response time of the contract.
const RESPONSE_MS = 10_000;
// Longer than the maximum response time.
const FROZEN_MS = 12_000;

/** Sends an enquiry repeatedly with its idempotency key, as the site's form does, until it is stored. */
async function deliver(siteUrl: string): Promise<Delivery> {
  const enquiry = createEnquiry();
  const delivery: Delivery = { key: enquiry.key, isStored: false, responses: [], lost: 0 };
  const startedAt = Date.now();
  while (!delivery.isStored && Date.now() - startedAt < DELIVERY_LIMIT_MS) {
    const response = await sendEnquiry(siteUrl, enquiry).catch(() => undefined);
    if (response) delivery.responses.push(response);
    else delivery.lost += 1;
    delivery.isStored = response !== undefined && isAcknowledged(response);
    if (!delivery.isStored) await sleep(PAUSE_MS);
  }
  return delivery;
}

/** Returns whether a browser can retry after a response: 502 or 503 with Retry-After, in time. */
function isRetryable({ status, retryAfter, ms }: EnquiryResponse): boolean {
  return (status === 503 || status === 502) && retryAfter !== undefined && ms < RESPONSE_MS;
}

/** Expects that every enquiry is stored once, and that every earlier response was retryable. */
async function expectDeliveries(product: Product, deliveries: Delivery[]): Promise<string> {
  const missing = deliveries.filter(({ isStored }) => !isStored);
  expectThat(missing.length === 0, `${missing.length} consultas nunca se guardaron.`);
  const refusals = deliveries
    .flatMap(({ responses }) => responses)
    .filter((response) => !isAcknowledged(response));
  const bad = refusals.find((response) => !isRetryable(response));
  expectThat(!bad, `Se contestó ${JSON.stringify(bad)}.`);
  const lost = deliveries.reduce((sum, delivery) => sum + delivery.lost, 0);
  expectThat(lost === 0, `${lost} envíos se quedaron sin respuesta.`);
  await expectStoredOnce(product, deliveries);
  const slowest = Math.max(0, ...refusals.map(({ ms }) => ms));
  const repeats = deliveries.filter(({ responses }) => responses.at(-1)?.status === 200).length;
  return `${deliveries.length} consultas, cada una guardada una vez; ${refusals.length} respuestas 502 o 503, la más lenta en ${(slowest / 1000).toFixed(1)} s; ${repeats} ya estaban guardadas al repetir`;
}

/** Returns a scenario that sends enquiries at a constant rate while a fault occurs. */
function floodThrough(
  name: string,
  expects: string,
  fault: (product: Product) => Promise<void>,
): Scenario {
  return {
    name: `consultas y ${name}`,
    expects,
    needs: ['postgres', 'caddy'],
    async run(product) {
      const flood = runAtRate(FLOOD, () => deliver(product.front.url));
      await sleep(FAULT_AFTER_MS);
      await fault(product);
      return expectDeliveries(product, await flood);
    },
  };
}

export const cmsKilled = floodThrough(
  'kill -9 al CMS',
  'ninguna se pierde ni se repite',
  async (product) => {
    await product.kill('cms');
    await product.start('cms');
  },
);

export const databaseRestarted = floodThrough(
  'PostgreSQL reiniciado',
  'ninguna se pierde ni se repite, 503 mientras tanto',
  async ({ postgres }) => {
    await postgres?.stop();
    await sleep(DOWNTIME_MS);
    await postgres?.start();
  },
);

export const databaseFrozen = floodThrough(
  'PostgreSQL congelado (SIGSTOP)',
  'respuesta en 10 s, guardadas una vez después',
  async ({ postgres }) => {
    await postgres?.freeze();
    await sleep(FROZEN_MS);
    await postgres?.thaw();
  },
);
