import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { buildEnquiry } from './build-enquiry';

// Same delays as site/src/enquiry/create-enquiry-sender.ts.
const RETRY_DELAYS = [1_000, 3_000];
const RETRYABLE = [0, 502, 503, 504];

async function post(url: string, key: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ data: buildEnquiry() }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

type SentEnquiry = { key: string; statuses: number[] };

/** Sends one enquiry as the form of the site does. @returns the status of each attempt */
async function send(url: string): Promise<SentEnquiry> {
  const key = randomUUID();
  const statuses = [await post(url, key)];
  for (const wait of RETRY_DELAYS) {
    if (!RETRYABLE.includes(statuses.at(-1) ?? 0)) break;
    await delay(wait);
    statuses.push(await post(url, key));
  }
  return { key, statuses };
}

/** Starts concurrent clients that send enquiries one after another until `stop`. */
export function startRetryingClients(url: string, count: number) {
  const sent: SentEnquiry[] = [];
  let isOver = false;
  const run = async () => {
    while (!isOver) sent.push(await send(url));
  };
  const clients = Array.from({ length: count }, run);
  return {
    sent,
    async stop(): Promise<SentEnquiry[]> {
      isOver = true;
      await Promise.all(clients);
      return sent;
    },
  };
}
