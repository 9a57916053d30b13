import type { Core } from '@strapi/strapi';

import {
  CATALOGUE_CHANGE_MESSAGES as MESSAGES,
  type RefusedEntry,
  type UndoChangeResponse,
} from '../../../../contracts/catalogue-changes';
import { isRecord } from '../../../../contracts/is-record';
import { describeRefusal } from '../../../content-model/bulk/describe-refusal';
import { runEach } from '../../../content-model/bulk/run-bulk';
import { lockEntry } from '../../../content-model/lock-entry';
import { conflict, notFound } from '../../../platform/http/errors';
import { documentsOf } from '../../../platform/strapi/documents-of';
import { changeProduct, PRODUCT_UID, readUnchanged } from './change-product';
import type { Values } from './kind';
import { keepEntries, readChanges, type RecordedEntry } from './recorded-changes';

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Returns values in one form: dates as ISO texts, relations as ids, missing ones as null. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (isRecord(value) && 'documentId' in value) return value.documentId;
  const isDate = value instanceof Date || (typeof value === 'string' && ISO_DATE.test(value));
  return isDate ? new Date(value).toISOString() : value;
}

const isSame = (stored: unknown, recorded: unknown): boolean =>
  comparable(stored) === comparable(recorded);

const hasValues = (stored: Values, recorded: Values): boolean =>
  Object.entries(recorded).every(([name, value]) => isSame(stored[name], value));

async function restore(
  strapi: Core.Strapi,
  { documentId, before, after, isPublished: wasPublished = false }: RecordedEntry,
): Promise<void> {
  await lockEntry(strapi, { uid: PRODUCT_UID, documentId });
  const { draft, isPublished } = await readUnchanged(strapi, documentId);
  const isTouched = !hasValues(draft, after) || (before === null && isPublished !== wasPublished);
  if (isTouched) throw conflict(MESSAGES.changedSince);
  if (before) await changeProduct(strapi, { documentId, values: before });
  else await documentsOf(strapi, PRODUCT_UID).delete({ documentId });
}

/**
 * Restores what was there before a change, except for products that were changed since.
 * @throws HttpError 404 when the change is not recorded
 */
export async function undoChange(
  strapi: Core.Strapi,
  id: string,
): Promise<UndoChangeResponse['data']> {
  const change = (await readChanges(strapi)).find((each) => each.id === id);
  if (!change) throw notFound(MESSAGES.notFound);
  const byId = new Map(change.entries.map((entry) => [entry.documentId, entry]));
  const { done, refused } = await runEach([...byId.keys()], async (documentId) => {
    const entry = byId.get(documentId);
    if (entry) await strapi.db.transaction(() => restore(strapi, entry));
  });
  await keepEntries(strapi, id, new Set(refused.keys()));
  const reasons = [...refused].map(([documentId, error]): RefusedEntry => ({
    name: byId.get(documentId)?.name ?? documentId,
    reason: describeRefusal(strapi, PRODUCT_UID, error),
  }));
  return { restored: done.length, refused: reasons };
}
