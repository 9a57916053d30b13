import { setTimeout as sleep } from 'node:timers/promises';
import { isAcknowledged, send, type Answer, type Enquiry } from './enquiry.ts';

const PAUSE_MS = 1_000;
const LIMIT_MS = 90_000;

/** What a visitor got for one enquiry; `lost`: how often there was no answer at all. */
export type Delivery = { key: string; isStored: boolean; answers: Answer[]; lost: number };

/** Sends an enquiry with its key again and again, as the site's form does, until it is stored. */
export async function deliver(siteUrl: string, enquiry: Enquiry): Promise<Delivery> {
  const delivery: Delivery = { key: enquiry.key, isStored: false, answers: [], lost: 0 };
  const startedAt = Date.now();
  while (!delivery.isStored && Date.now() - startedAt < LIMIT_MS) {
    const answer = await send(siteUrl, enquiry).catch(() => undefined);
    if (answer) delivery.answers.push(answer);
    else delivery.lost += 1;
    delivery.isStored = answer !== undefined && isAcknowledged(answer);
    if (!delivery.isStored) await sleep(PAUSE_MS);
  }
  return delivery;
}
