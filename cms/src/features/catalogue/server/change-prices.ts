import type { Core } from '@strapi/strapi';

import {
  CATALOGUE_CHANGE_MESSAGES,
  type CatalogueChange,
} from '../../../../contracts/catalogue-changes';
import type {
  PriceChangeRequest,
  PriceRow,
  ProductPrices,
} from '../../../../contracts/price-changes';
import { runAllOrNone } from '../../../content-model/bulk/run-bulk';
import { conflict } from '../../../platform/http/errors';
import { query } from '../../../platform/strapi/query';
import { changePrice } from './change-price';
import { changeProduct, PRODUCT_UID, type ProductRow } from './change-product';
import { recordChange, type RecordedEntry } from './recorded-changes';
import { reasonOf, tryChanges } from './try-changes';

type Request = PriceChangeRequest['data'];

const PRICES = ['price', 'offerPrice', 'offerFrom', 'offerUntil'] as const;

const dateOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : new Date(value as string).toISOString();
const amountOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

function pricesOf(row: ProductRow): ProductPrices {
  return {
    price: amountOf(row.price),
    offerPrice: amountOf(row.offerPrice),
    offerFrom: dateOf(row.offerFrom),
    offerUntil: dateOf(row.offerUntil),
  };
}

/** Returns the prices that a change sets, without those that stay. */
function difference(before: ProductPrices, after: ProductPrices): Partial<ProductPrices> {
  const changed = PRICES.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Computes the new prices, in the order of the request; they are not checked yet. */
async function computeRows(strapi: Core.Strapi, request: Request): Promise<PriceRow[]> {
  const ids = request.products.map(({ documentId }) => documentId);
  const stored = await query<ProductRow>(strapi, PRODUCT_UID).findMany({
    where: { documentId: { $in: ids } },
  });
  const drafts = new Map(
    stored.flatMap((row) => (row.publishedAt ? [] : [[row.documentId, row] as const])),
  );
  const published = new Set(
    stored.flatMap(({ documentId, publishedAt }) => (publishedAt ? [documentId] : [])),
  );
  return ids.flatMap((documentId) => {
    const draft = drafts.get(documentId);
    if (!draft) return [];
    const before = pricesOf(draft);
    return {
      documentId,
      name: draft.name,
      updatedAt: new Date(draft.updatedAt).toISOString(),
      isPublished: published.has(documentId),
      before,
      ...changePrice(before, request),
    };
  });
}

/** Returns the action that changes the prices of one of the rows. */
function changeOf(strapi: Core.Strapi, rows: readonly PriceRow[], request: Request) {
  const byId = new Map(rows.map((row) => [row.documentId, row]));
  const seen = new Map(request.products.map((each) => [each.documentId, each.updatedAt]));
  return async (documentId: string) => {
    const row = byId.get(documentId);
    if (!row?.after) throw conflict(row?.refusal ?? CATALOGUE_CHANGE_MESSAGES.gone);
    const values = difference(row.before, row.after);
    await changeProduct(strapi, { documentId, values, seenAt: seen.get(documentId) });
  };
}

/** Returns what a change of prices would do, with every check of the CMS, and changes nothing. */
export async function checkPrices(strapi: Core.Strapi, request: Request): Promise<PriceRow[]> {
  const rows = await computeRows(strapi, request);
  const act = changeOf(strapi, rows, request);
  const possible = rows.flatMap(({ documentId, after }) => (after ? [documentId] : []));
  const refused = await tryChanges(strapi, PRODUCT_UID, possible, act);
  return rows.map((row) => {
    const { documentId, refusal } = row;
    if (!refused.has(documentId)) return row;
    const error = refused.get(documentId);
    return { ...row, refusal: refusal ?? reasonOf(strapi, PRODUCT_UID, documentId, error) };
  });
}

/**
 * Changes the prices of all products of a request, and records the change.
 * @throws HttpError 409 with the reason of each refused product; then none is changed
 */
export async function changePrices(
  strapi: Core.Strapi,
  request: Request,
  by: string,
): Promise<CatalogueChange> {
  const ids = request.products.map(({ documentId }) => documentId);
  const rows = await computeRows(strapi, request);
  const act = changeOf(strapi, rows, request);
  let made: CatalogueChange | undefined;
  const record = async () => {
    made = await recordChange(strapi, { kind: 'prices', by, entries: rows.flatMap(toEntry) });
  };
  const { refused } = await runAllOrNone(strapi, PRODUCT_UID, ids, act, record);
  if (made) return made;
  const errors = [...refused].map(([documentId, error]) => ({
    path: [documentId],
    message: reasonOf(strapi, PRODUCT_UID, documentId, error),
  }));
  throw conflict(CATALOGUE_CHANGE_MESSAGES.nothingChanged, { errors });
}

function toEntry({ documentId, name, before, after }: PriceRow): RecordedEntry[] {
  if (!after) return [];
  const changed = difference(before, after);
  const names = PRICES.filter((each) => each in changed);
  const former = Object.fromEntries(names.map((each) => [each, before[each]]));
  return [{ documentId, name, before: former, after: changed }];
}
