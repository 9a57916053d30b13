import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { anEnquiry } from './enquiries';

// As site/src/enquiry/send-enquiry.ts does it.
const RETRY_DELAYS = [1_000, 3_000];
const RETRYABLE = [0, 502, 503, 504];

async function post(url: string, key: string): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ data: anEnquiry() }),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export type Sent = { key: string; statuses: number[] };

/** Sends one enquiry as the form of the site does. Answers the status of each attempt. */
async function send(url: string): Promise<Sent> {
  const key = randomUUID();
  const statuses = [await post(url, key)];
  for (const wait of RETRY_DELAYS) {
    if (!RETRYABLE.includes(statuses.at(-1) ?? 0)) break;
    await delay(wait);
    statuses.push(await post(url, key));
  }
  return { key, statuses };
}

/** People who send one enquiry after the other, all at the same time, until `stop`. */
export function startCrowd(url: string, people: number) {
  const sent: Sent[] = [];
  let isOver = false;
  const live = async () => {
    while (!isOver) sent.push(await send(url));
  };
  const lives = Array.from({ length: people }, live);
  return {
    sent,
    async stop(): Promise<Sent[]> {
      isOver = true;
      await Promise.all(lives);
      return sent;
    },
  };
}
