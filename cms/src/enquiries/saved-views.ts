import type { Core } from '@strapi/strapi';

import { readListState } from '../../contracts/enquiry-list-params';
import { foldText } from '../../contracts/fold-text';
import {
  type ChangeViewRequest,
  SAVED_VIEW_LIMITS,
  SAVED_VIEW_MESSAGES as MESSAGES,
  type SavedView,
  type SavedViewInput,
} from '../../contracts/saved-view';
import { lockInTransaction } from '../platform/database/lock-in-transaction';
import type { Transaction } from '../platform/database/transaction';
import { forbidden, invalidField, notFound } from '../platform/http/errors';
import { query } from '../platform/strapi/query';
import { enquiriesOf } from './person/find-person';

export const VIEW_UID = 'api::saved-view.saved-view';

export type ViewCaller = { id: number; isManager: boolean };

const viewRows = (strapi: Core.Strapi) => query(strapi, VIEW_UID);

type ViewRow = NonNullable<Awaited<ReturnType<ReturnType<typeof viewRows>['findOne']>>>;

const BY_NAME = new Intl.Collator('es-MX');

function toView({ documentId, name, query, accountId }: ViewRow): SavedView {
  return { documentId, name, query, isShared: accountId === null };
}

/** Returns the views of the account and those shared with all, by name. */
export async function listViews(strapi: Core.Strapi, caller: ViewCaller): Promise<SavedView[]> {
  const rows = await viewRows(strapi).findMany({
    where: { $or: [{ accountId: caller.id }, { accountId: null }] },
  });
  return rows.map(toView).sort((a, b) => BY_NAME.compare(a.name, b.name));
}

/** Returns the account that owns a view, null for a shared one. @throws HttpError for an agent */
function accountOf(isShared: boolean, caller: ViewCaller): number | null {
  if (isShared && !caller.isManager) throw forbidden(MESSAGES.forbidden);
  return isShared ? null : caller.id;
}

/** @throws HttpError when the account has such a name already, or as many views as it may have */
async function refuseConflict(
  strapi: Core.Strapi,
  { accountId, name, documentId }: Pick<ViewRow, 'accountId' | 'name'> & { documentId?: string },
): Promise<void> {
  const rows = await viewRows(strapi).findMany({ where: { accountId } });
  const others = rows.filter((row) => row.documentId !== documentId);
  const same = others.find((other) => foldText(other.name) === foldText(name));
  if (same) throw invalidField(['name'], MESSAGES.nameTaken(same.name));
  if (others.length >= SAVED_VIEW_LIMITS.count) throw invalidField(['name'], MESSAGES.full);
}

/** Runs a change of views in a transaction, one at a time across all instances. */
async function inSequence<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }: Transaction) => {
    await lockInTransaction(strapi, trx, 'savedViews');
    return work();
  });
}

/** @throws HttpError when the name is taken, the limit is reached, or an agent shares the view */
export async function createView(
  strapi: Core.Strapi,
  { isShared, ...view }: SavedViewInput,
  caller: ViewCaller,
): Promise<SavedView> {
  const data = { ...view, accountId: accountOf(isShared, caller) };
  return inSequence(strapi, async () => {
    await refuseConflict(strapi, data);
    return toView(await viewRows(strapi).create({ data }));
  });
}

/** Returns a view that the caller may change. */
async function findChangeable(strapi: Core.Strapi, documentId: string, caller: ViewCaller) {
  const row = await viewRows(strapi).findOne({ where: { documentId } });
  const isVisible = row && (row.accountId === null || row.accountId === caller.id);
  if (!isVisible) throw notFound(MESSAGES.notFound);
  if (row.accountId === null && !caller.isManager) throw forbidden(MESSAGES.forbidden);
  return row;
}

/**
 * Changes the given fields. A shared view that is no longer shared belongs to the caller.
 * @throws HttpError as `createView` does, and when the caller may not change the view
 */
export async function changeView(
  strapi: Core.Strapi,
  documentId: string,
  { isShared, ...change }: ChangeViewRequest['data'],
  caller: ViewCaller,
): Promise<SavedView> {
  return inSequence(strapi, async () => {
    const row = await findChangeable(strapi, documentId, caller);
    const accountId = accountOf(isShared ?? row.accountId === null, caller);
    const { id, name, query: stored } = row;
    const data = { accountId, name: change.name ?? name, query: change.query ?? stored };
    await refuseConflict(strapi, { ...data, documentId });
    return toView(await viewRows(strapi).update({ where: { id }, data }));
  });
}

/** @throws HttpError when the caller may not delete the view */
export async function deleteView(
  strapi: Core.Strapi,
  documentId: string,
  caller: ViewCaller,
): Promise<void> {
  const { id } = await findChangeable(strapi, documentId, caller);
  await viewRows(strapi).deleteMany({ where: { id } });
}

/** Deletes the own views of accounts. */
export async function deleteViewsOf(strapi: Core.Strapi, accountIds: number[]): Promise<void> {
  await viewRows(strapi).deleteMany({ where: { accountId: { $in: accountIds } } });
}

/** Returns true when a search names an e-mail address or a phone number (E.164). */
function isSearchFor(search: string, key: string): boolean {
  if (key.includes('@')) return foldText(search).includes(foldText(key));
  return search.replace(/\D/g, '').includes(key.slice(-PHONE_DIGITS));
}

const PHONE_DIGITS = 10;

/**
 * Deletes the views that search for one of the contact keys (e-mail address or phone number), when no
 * enquiry is left with it.
 */
export async function removeOrphanViews(
  strapi: Core.Strapi,
  keys: readonly string[],
): Promise<void> {
  const rows = await viewRows(strapi).findMany({ where: { query: { $contains: 'buscar=' } } });
  for (const row of rows) {
    const { search } = readListState(row.query);
    const named = [...new Set(keys)].filter((key) => isSearchFor(search, key));
    if (named.length === 0) continue;
    const where = enquiriesOf(named);
    if ((await query(strapi, 'api::enquiry.enquiry').count({ where })) > 0) continue;
    await viewRows(strapi).deleteMany({ where: { id: row.id } });
  }
}
