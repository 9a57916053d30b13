import type { Core } from '@strapi/strapi';

import {
  TEST_EVENT,
  WEBHOOK_LIMITS,
  WEBHOOK_MESSAGES as MESSAGES,
  type WebhookEndpoint,
  type WebhookEndpointInput,
} from '../../contracts/webhooks';
import { runInSequence } from '../platform/database/advisory-locks';
import { createDocumentId } from '../platform/database/document-id';
import { conflict, invalidField, notFound } from '../platform/http/errors';
import { pick } from '../platform/values/pick';
import { findRefusedPart, readAllowedAddresses } from './allowed-addresses';
import { deliveryRows, type EndpointRow, endpointRows } from './webhook-rows';
import { isSecretReadable, overlapEnd, replaceSecret, webhookSecretBox } from './webhook-secrets';
import { createWebhookSecret } from './webhook-signature';

type WithSecret = WebhookEndpoint & { secret: string };

const toIso = (date: string | null) => (date === null ? null : new Date(date).toISOString());

async function toEndpoint(strapi: Core.Strapi, row: EndpointRow): Promise<WebhookEndpoint> {
  const { documentId } = row;
  const countIn = (state: string) =>
    deliveryRows(strapi).count({ where: { endpointId: documentId, state } });
  return {
    ...pick(row, ['documentId', 'name', 'url', 'events', 'state', 'author', 'lastFailure']),
    createdAt: new Date(row.createdAt).toISOString(),
    previousSecretUntil: overlapEnd(row, new Date())?.toISOString() ?? null,
    isSecretReadable: isSecretReadable(strapi, row),
    lastSuccessAt: toIso(row.lastSuccessAt),
    failingSince: toIso(row.failingSince),
    waiting: await countIn('waiting'),
    failed: await countIn('failed'),
  };
}

/** @throws HttpError for an address that webhooks may not be sent to */
function checkUrl(url: string): void {
  const refused = findRefusedPart(url, readAllowedAddresses());
  if (refused) throw invalidField(['url'], MESSAGES[refused]);
}

async function checkName(strapi: Core.Strapi, name: string, own?: string): Promise<void> {
  const others = await endpointRows(strapi).findMany({ select: ['documentId', 'name'] });
  const isTaken = others.some((other) => other.documentId !== own && other.name === name);
  if (isTaken) throw conflict(MESSAGES.nameTaken(name));
}

async function findEndpoint(strapi: Core.Strapi, documentId: string): Promise<EndpointRow> {
  const row = await endpointRows(strapi).findOne({ where: { documentId } });
  if (!row) throw notFound(MESSAGES.notFound);
  return row;
}

const readEndpoint = async (strapi: Core.Strapi, documentId: string) =>
  toEndpoint(strapi, await findEndpoint(strapi, documentId));

/** Returns the systems that receive webhooks, by name. */
export async function listEndpoints(strapi: Core.Strapi): Promise<WebhookEndpoint[]> {
  const rows = await endpointRows(strapi).findMany({});
  const endpoints: WebhookEndpoint[] = [];
  for (const row of rows) endpoints.push(await toEndpoint(strapi, row));
  return endpoints.sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));
}

/** Adds a system. Returns it with its secret, which is not shown again. @throws HttpError if it is refused */
export async function createEndpoint(
  strapi: Core.Strapi,
  { name, url, events }: WebhookEndpointInput,
  author: string,
): Promise<WithSecret> {
  checkUrl(url);
  const documentId = createDocumentId();
  const secret = createWebhookSecret();
  await runInSequence(strapi, 'webhookEndpoints', async () => {
    await checkName(strapi, name);
    if ((await endpointRows(strapi).count()) >= WEBHOOK_LIMITS.endpoints) {
      throw conflict(MESSAGES.full);
    }
    const sealed = webhookSecretBox(strapi).seal(secret, documentId);
    await endpointRows(strapi).create({
      data: {
        ...{ documentId, name, url, events, author, secret: sealed },
        ...{ state: 'active', createdAt: new Date() },
      },
    });
  });
  return { ...(await readEndpoint(strapi, documentId)), secret };
}

/** Changes a system. Activating it again clears its failures. @throws HttpError */
export async function changeEndpoint(
  strapi: Core.Strapi,
  documentId: string,
  { state, ...change }: Partial<WebhookEndpointInput>,
): Promise<WebhookEndpoint> {
  if (change.url !== undefined) checkUrl(change.url);
  await runInSequence(strapi, 'webhookEndpoints', async () => {
    const row = await findEndpoint(strapi, documentId);
    if (change.name !== undefined) await checkName(strapi, change.name, documentId);
    const isRestart = state === 'active' && row.state !== 'active';
    await endpointRows(strapi).updateMany({
      where: { documentId },
      data: {
        ...change,
        ...(state && { state }),
        ...(isRestart && { failingSince: null, lastFailure: null }),
      },
    });
  });
  return readEndpoint(strapi, documentId);
}

/** Deletes a system with its deliveries. @throws HttpError when it does not exist */
export async function deleteEndpoint(strapi: Core.Strapi, documentId: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await endpointRows(strapi).deleteMany({ where: { documentId } });
    if (Number(count) === 0) throw notFound(MESSAGES.notFound);
    await deliveryRows(strapi).deleteMany({ where: { endpointId: documentId } });
  });
}

/**
 * Replaces the secret of a system. The replaced one also signs for a day, so that the system can change it
 * without losing a request; a secret that was replaced before stops signing.
 */
export async function rotateSecret(strapi: Core.Strapi, documentId: string): Promise<WithSecret> {
  const secret = await runInSequence(strapi, 'webhookEndpoints', async () => {
    const replaced = replaceSecret(strapi, await findEndpoint(strapi, documentId));
    await endpointRows(strapi).updateMany({ where: { documentId }, data: replaced.columns });
    return replaced.secret;
  });
  return { ...(await readEndpoint(strapi, documentId)), secret };
}

/** Queues the test event for a system. @throws HttpError when it is not active */
export async function queueTest(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { state } = await findEndpoint(strapi, documentId);
  if (state !== 'active') throw conflict(MESSAGES.notActive);
  const now = new Date();
  await deliveryRows(strapi).create({
    data: { endpointId: documentId, event: TEST_EVENT, queuedAt: now, dueAt: now, createdAt: now },
  });
}
