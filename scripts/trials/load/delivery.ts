import { setTimeout as sleep } from 'node:timers/promises';
import { isAcknowledged, sendEnquiry, type EnquiryResponse, type Enquiry } from './enquiry.ts';

const PAUSE_MS = 1_000;
const LIMIT_MS = 90_000;

/** The responses to one enquiry; `lost`: number of attempts without a response. */
export type Delivery = {
  key: string;
  isStored: boolean;
  responses: EnquiryResponse[];
  lost: number;
};

/** Sends an enquiry repeatedly with its idempotency key, as the site's form does, until it is stored. */
export async function deliver(siteUrl: string, enquiry: Enquiry): Promise<Delivery> {
  const delivery: Delivery = { key: enquiry.key, isStored: false, responses: [], lost: 0 };
  const startedAt = Date.now();
  while (!delivery.isStored && Date.now() - startedAt < LIMIT_MS) {
    const response = await sendEnquiry(siteUrl, enquiry).catch(() => undefined);
    if (response) delivery.responses.push(response);
    else delivery.lost += 1;
    delivery.isStored = response !== undefined && isAcknowledged(response);
    if (!delivery.isStored) await sleep(PAUSE_MS);
  }
  return delivery;
}
