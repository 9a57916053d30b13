import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../../../contracts/enquiry';
import { isRecord } from '../../../../contracts/is-record';
import type { DocumentCall, DocumentMiddleware } from '../../../platform/strapi/document-call';

/** Longer lists keep the order of the database; most of this product have some tens of entries. */
const MAX_SORTED = 2_000;
const TEXT_TYPES = ['string', 'text', 'uid', 'email'];
/** The columns by which long lists sort instead. */
const KEYS: Record<string, Record<string, string>> = { [ENQUIRY_UID]: { name: 'nameKey' } };

const COLLATOR = new Intl.Collator('es-MX', { numeric: true });

type Entry = { id: number; documentId: string } & Record<string, unknown>;
type Params = Record<string, unknown>;

function compareValues(one: unknown, other: unknown): number {
  const [a, b] = [one ?? null, other ?? null];
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  if (typeof a === 'string' && typeof b === 'string') return COLLATOR.compare(a, b);
  return Number(a) - Number(b);
}

/** Compares by several fields: texts as in Spanish, entries without a value before the others. */
function compareBy(sorts: readonly Sort[]) {
  return (one: Entry, other: Entry): number => {
    for (const { field, isDescending } of sorts) {
      const order = compareValues(one[field], other[field]);
      if (order !== 0) return isDescending ? -order : order;
    }
    return one.id - other.id;
  };
}

/** Returns whether entries are sorted by a text, then by fields of their own only. */
function isSortedByText(sorts: readonly Sort[], { contentType, params }: DocumentCall): boolean {
  const attributes: Readonly<Record<string, { type: string }>> = contentType.attributes;
  const types = sorts.map(({ field }) => attributes[field]?.type ?? '');
  const { limit }: Params = params;
  // Programs read lists without a limit, and sort them if they need to.
  return TEXT_TYPES.includes(types[0] ?? '') && types.every(Boolean) && Number(limit) > 0;
}

/**
 * Sorts lists of entries by a text as in Spanish. The databases sort by code points, or as their server
 * was set up: capitals and accents would be apart, and ñ anywhere.
 */
export function sortAsInSpanish(strapi: Core.Strapi): DocumentMiddleware {
  /** Returns the ids of a page in order; null for a list that is too long. */
  async function findPageIds({ uid, params }: DocumentCall, sorts: readonly Sort[]) {
    const { start, limit, ...rest }: Params = params;
    const fields = sorts.map(({ field }) => field);
    const all: object = { ...rest, sort: 'id', fields, populate: [], limit: MAX_SORTED + 1 };
    const found = await strapi.documents(uid).findMany(all);
    if (found.length > MAX_SORTED) return null;
    const first = Number(start ?? 0);
    return (found as Entry[])
      .sort(compareBy(sorts))
      .slice(first, first + Number(limit))
      .map(({ documentId }) => documentId);
  }

  return async (ctx, next) => {
    if (ctx.action !== 'findMany') return next();
    const params: Params = ctx.params;
    const sorts = readSort(params.sort);
    const keys = KEYS[ctx.uid];
    if (keys) {
      params.sort = sorts.map(({ field, isDescending }) => ({
        [keys[field] ?? field]: isDescending ? 'desc' : 'asc',
      }));
      return next();
    }
    const ids = isSortedByText(sorts, ctx) ? await findPageIds(ctx, sorts) : null;
    if (!ids) return next();
    const where = [params.filters ?? {}, { documentId: { $in: ids } }];
    Object.assign(params, { filters: { $and: where }, start: 0, limit: Math.max(ids.length, 1) });
    const found = (await next()) as Entry[];
    return found.sort((one, other) => ids.indexOf(one.documentId) - ids.indexOf(other.documentId));
  };
}

type Sort = { field: string; isDescending: boolean };

const toSort = (field: string, direction: unknown): Sort => ({
  field: field.trim(),
  isDescending: String(direction).trim().toLowerCase() === 'desc',
});

/** Returns the fields of a `sort` of the Document Service: text, object or a list of them. */
function readSort(sort: unknown): Sort[] {
  if (Array.isArray(sort)) return sort.flatMap(readSort);
  if (isRecord(sort)) {
    return Object.entries(sort).map(([field, direction]) => toSort(field, direction));
  }
  if (typeof sort !== 'string' || sort === '') return [];
  return sort.split(',').map((part) => {
    const [field = '', direction = 'asc'] = part.split(':');
    return toSort(field, direction);
  });
}
