import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishRequest } from '@tequiora/cms/contracts/publication.ts';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import { UserError } from './user-error.ts';
import { isResponding } from './wait.ts';

const LIMIT_MS = 5_000;
const INTERVAL_MS = 400;

export type PublisherClientOptions = { url: string; secret: string };

async function call(
  { url, secret }: PublisherClientOptions,
  method: 'GET' | 'POST',
  path: string,
  order?: object,
): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${secret}`,
      ...(order && { 'Content-Type': 'application/json' }),
    },
    body: order && JSON.stringify(order),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (response.status === 401) {
    throw new UserError(
      `El publicador en ${url} no acepta PUBLISHER_SECRET.`,
      'Usa el mismo valor con el que se inició (revisa .env).',
    );
  }
  if (!response.ok) throw new UserError(`El publicador respondió ${response.status}.`);
  return response;
}

export function isPublisherRunning({ url }: PublisherClientOptions): Promise<boolean> {
  return isResponding(`${url}/healthz`, LIMIT_MS);
}

export async function readStatus(address: PublisherClientOptions): Promise<PublisherStatus> {
  return (await (await call(address, 'GET', '/status')).json()) as PublisherStatus;
}

export async function requestPublication(
  address: PublisherClientOptions,
  order: PublishRequest = { fromScratch: false },
): Promise<void> {
  await call(address, 'POST', '/publish', order);
}

/** Has the publisher check for changes, like a webhook of the CMS. */
export async function notifyPublisher(address: PublisherClientOptions): Promise<void> {
  await call(address, 'POST', '/hooks/strapi');
}

/** Waits until the publisher is idle or has failed; returns its status. */
export async function waitUntilSettled(address: PublisherClientOptions): Promise<PublisherStatus> {
  for (;;) {
    const status = await readStatus(address);
    if (status.state === 'idle' || status.state === 'failed') return status;
    await sleep(INTERVAL_MS);
  }
}
