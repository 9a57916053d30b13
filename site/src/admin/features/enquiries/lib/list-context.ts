import { withPage } from '#src/admin/lib/use-url-state.ts';
import { ENQUIRY_PAGE_SIZE } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { listParams } from '@tequiora/cms/contracts/enquiry-list-params.ts';

/** List that an enquiry was opened from, for the links back and to its neighbours. */
export type ListContext = {
  /** Filters and page of the list, as in its URL. */
  search: string;
  ids: readonly string[];
  /** First and last page of `ids`; by default the page in `search`. */
  pages?: readonly [number, number];
  /** True for the enquiries of «Hoy», which are no page of the list. */
  isToday?: boolean;
};

const NO_TRAIL: ListContext = { search: '', ids: [] };

/** Reads the context from a location state, which may hold anything. */
export function readListContext(state: unknown): ListContext {
  if (typeof state !== 'object' || state === null) return NO_TRAIL;
  const { search, ids, pages, isToday } = state as Partial<Record<keyof ListContext, unknown>>;
  if (typeof search !== 'string' || !Array.isArray(ids)) return NO_TRAIL;
  return {
    search,
    ids: ids.filter((id): id is string => typeof id === 'string'),
    ...(isRange(pages) ? { pages } : null),
    ...(isToday === true ? { isToday } : null),
  };
}

function isRange(pages: unknown): pages is [number, number] {
  return Array.isArray(pages) && pages.length === 2 && pages.every(Number.isSafeInteger);
}

/** Returns the first and last page of the ids. */
export function pagesOf({ search, pages }: ListContext): readonly [number, number] {
  const page = listParams.page.read(new URLSearchParams(search).get(listParams.page.name));
  return pages ?? [page, page];
}

/** Returns the enquiry at `index` with the page that it is on; undefined past the ends. */
export function entryAt(context: ListContext, index: number) {
  const id = context.ids[index];
  if (id === undefined) return undefined;
  const [first, last] = pagesOf(context);
  const page = Math.min(first + Math.floor(index / ENQUIRY_PAGE_SIZE), last);
  const search = withPage(context.search, listParams.page, page);
  return { id, context: { ...context, search: search && `?${search}` } };
}
