import type { Core } from '@strapi/strapi';

import {
  LEAD_LIMITS,
  LEAD_SOURCE_MESSAGES as MESSAGES,
  type LeadSource,
  type LeadSourceInput,
} from '../../../../contracts/lead-sources';
import {
  isSecretReadable,
  overlapEnd,
  replaceSecret,
  webhookSecretBox,
} from '../../../integrations/webhook-secrets';
import { createWebhookSecret } from '../../../integrations/webhook-signature';
import { runInSequence } from '../../../platform/database/advisory-locks';
import { createDocumentId } from '../../../platform/database/document-id';
import { readSettings } from '../../../platform/env/settings';
import { conflict, notFound } from '../../../platform/http/errors';
import { pick } from '../../../platform/values/pick';
import { type SourceRow, sourceRows } from './source-rows';

type WithSecret = LeadSource & { secret: string };

const toSource = (strapi: Core.Strapi, row: SourceRow): LeadSource => ({
  ...pick(row, ['documentId', 'name', 'state', 'author']),
  url: `${readSettings().siteUrl}/api/v1/leads/${row.documentId}`,
  createdAt: new Date(row.createdAt).toISOString(),
  previousSecretUntil: overlapEnd(row, new Date())?.toISOString() ?? null,
  isSecretReadable: isSecretReadable(strapi, row),
  lastLeadAt: row.lastLeadAt === null ? null : new Date(row.lastLeadAt).toISOString(),
});

async function findSource(strapi: Core.Strapi, documentId: string): Promise<SourceRow> {
  const row = await sourceRows(strapi).findOne({ where: { documentId } });
  if (!row) throw notFound(MESSAGES.notFound);
  return row;
}

async function checkName(strapi: Core.Strapi, name: string, own?: string): Promise<void> {
  const others = await sourceRows(strapi).findMany({ select: ['documentId', 'name'] });
  const isTaken = others.some((other) => other.documentId !== own && other.name === name);
  if (isTaken) throw conflict(MESSAGES.nameTaken(name));
}

const readSource = async (strapi: Core.Strapi, documentId: string) =>
  toSource(strapi, await findSource(strapi, documentId));

/** Returns the sources of leads, by name. */
export async function listSources(strapi: Core.Strapi): Promise<LeadSource[]> {
  const rows = await sourceRows(strapi).findMany({});
  return rows
    .map((row) => toSource(strapi, row))
    .sort((a, b) => a.name.localeCompare(b.name, 'es-MX'));
}

/** Adds a source. Returns it with its secret, which is not shown again. @throws HttpError if it is refused */
export async function createSource(
  strapi: Core.Strapi,
  name: string,
  author: string,
): Promise<WithSecret> {
  const documentId = createDocumentId();
  const secret = createWebhookSecret();
  await runInSequence(strapi, 'leadSources', async () => {
    await checkName(strapi, name);
    if ((await sourceRows(strapi).count()) >= LEAD_LIMITS.sources) throw conflict(MESSAGES.full);
    const sealed = webhookSecretBox(strapi).seal(secret, documentId);
    await sourceRows(strapi).create({
      data: { documentId, name, author, secret: sealed, state: 'active', createdAt: new Date() },
    });
  });
  return { ...(await readSource(strapi, documentId)), secret };
}

/** Renames, revokes or reactivates a source. @throws HttpError */
export async function changeSource(
  strapi: Core.Strapi,
  documentId: string,
  change: Partial<LeadSourceInput>,
): Promise<LeadSource> {
  await runInSequence(strapi, 'leadSources', async () => {
    await findSource(strapi, documentId);
    if (change.name !== undefined) await checkName(strapi, change.name, documentId);
    await sourceRows(strapi).updateMany({ where: { documentId }, data: change });
  });
  return readSource(strapi, documentId);
}

/** Deletes a source; its enquiries stay. @throws HttpError when it does not exist */
export async function deleteSource(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { count } = await sourceRows(strapi).deleteMany({ where: { documentId } });
  if (Number(count) === 0) throw notFound(MESSAGES.notFound);
}

/** Replaces the secret of a source. The replaced one is accepted for a day; one before it no longer. */
export async function rotateSourceSecret(
  strapi: Core.Strapi,
  documentId: string,
): Promise<WithSecret> {
  const secret = await runInSequence(strapi, 'leadSources', async () => {
    const replaced = replaceSecret(strapi, await findSource(strapi, documentId));
    await sourceRows(strapi).updateMany({ where: { documentId }, data: replaced.columns });
    return replaced.secret;
  });
  return { ...(await readSource(strapi, documentId)), secret };
}
