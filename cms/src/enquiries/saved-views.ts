import type { Core } from '@strapi/strapi';

import { readListState } from '../../contracts/enquiry-list-params';
import { foldText } from '../../contracts/fold-text';
import { PHONE_COLUMNS } from '../../contracts/phone';
import {
  type ChangeViewRequest,
  SAVED_VIEW_LIMITS,
  SAVED_VIEW_MESSAGES as MESSAGES,
  type SavedView,
  type SavedViewInput,
} from '../../contracts/saved-view';
import { runInSequence } from '../platform/database/advisory-locks';
import { forbidden, invalidField, notFound } from '../platform/http/errors';
import { query } from '../platform/strapi/query';
import type { Caller } from './caller';
import { enquiryRows } from './enquiry-rows';
import { searchWhere } from './list-where';
import type { StoredEnquiryRow } from './summary';
import { type SearchAlternatives, toSearchAlternatives } from './validation/search-words';

export const VIEW_UID = 'api::saved-view.saved-view';

const viewRows = (strapi: Core.Strapi) => query(strapi, VIEW_UID);

type ViewRow = NonNullable<Awaited<ReturnType<ReturnType<typeof viewRows>['findOne']>>>;

const BY_NAME = new Intl.Collator('es-MX');

function toView({ documentId, name, query, accountId }: ViewRow): SavedView {
  return { documentId, name, query, isShared: accountId === null };
}

/** Returns the views of the account and those shared with all, by name. */
export async function listViews(strapi: Core.Strapi, caller: Caller): Promise<SavedView[]> {
  const rows = await viewRows(strapi).findMany({
    where: { $or: [{ accountId: caller.id }, { accountId: null }] },
  });
  return rows.map(toView).sort((a, b) => BY_NAME.compare(a.name, b.name));
}

/** Returns the account that owns a view, null for a shared one. @throws HttpError for an agent */
function accountOf(isShared: boolean, caller: Caller): number | null {
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

/** @throws HttpError when the name is taken, the limit is reached, or an agent shares the view */
export async function createView(
  strapi: Core.Strapi,
  { isShared, ...view }: SavedViewInput,
  caller: Caller,
): Promise<SavedView> {
  const data = { ...view, accountId: accountOf(isShared, caller) };
  return runInSequence(strapi, 'savedViews', async () => {
    await refuseConflict(strapi, data);
    return toView(await viewRows(strapi).create({ data }));
  });
}

/** Returns a view that the caller may change. */
async function findChangeable(strapi: Core.Strapi, documentId: string, caller: Caller) {
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
  caller: Caller,
): Promise<SavedView> {
  return runInSequence(strapi, 'savedViews', async () => {
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
  caller: Caller,
): Promise<void> {
  const { id } = await findChangeable(strapi, documentId, caller);
  await viewRows(strapi).deleteMany({ where: { id } });
}

/** Deletes the own views of accounts. */
export async function deleteViewsOf(strapi: Core.Strapi, accountIds: number[]): Promise<void> {
  await viewRows(strapi).deleteMany({ where: { accountId: { $in: accountIds } } });
}

const SENDER_COLUMNS = ['folio', 'name', 'email', ...PHONE_COLUMNS] as const;
type Sender = Pick<StoredEnquiryRow, (typeof SENDER_COLUMNS)[number]>;

/** Returns true when a search names the sender of an enquiry, and not only what it is about. */
function isNamedBy(search: SearchAlternatives, row: Sender): boolean {
  const sender = foldText(SENDER_COLUMNS.map((name) => row[name] ?? '').join(' '));
  return search.some(
    (words) =>
      words.some((word) => word.includes('@')) || words.every((word) => sender.includes(word)),
  );
}

/**
 * Returns the saved views that are personal data of the senders of the selected enquiries: their search
 * has a name, e-mail address, phone number or folio of them, and finds no other enquiries.
 */
export async function findViewsAbout(strapi: Core.Strapi, selected: object): Promise<ViewRow[]> {
  const enquiries = enquiryRows(strapi);
  const views = await viewRows(strapi).findMany({ where: { query: { $contains: 'buscar=' } } });
  const about: ViewRow[] = [];
  for (const view of views) {
    const search = toSearchAlternatives(readListState(view.query).search);
    const where = searchWhere(search);
    const found = await enquiries.findMany({
      select: [...SENDER_COLUMNS],
      where: { $and: [selected, where] },
    });
    if (!found.some((sender) => isNamedBy(search, sender))) continue;
    if ((await enquiries.count({ where })) === found.length) about.push(view);
  }
  return about;
}

/** Deletes the views of `findViewsAbout`. Call it before the enquiries are deleted. */
export async function removeViewsAbout(strapi: Core.Strapi, selected: object): Promise<void> {
  const ids = (await findViewsAbout(strapi, selected)).map(({ id }) => id);
  await viewRows(strapi).deleteMany({ where: { id: { $in: ids } } });
}
