import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { CatalogueListResponse } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import type { ListState } from '../lib/list-params.ts';
import { toListQuery } from '../lib/list-query.ts';
import { catalogueKeys } from './catalogue-keys.ts';

/** Returns the query of one page; the previous rows stay visible while it loads. */
export function entriesQuery<Item extends AdminEntry>(kind: CatalogueKind<Item>, state: ListState) {
  const query = toListQuery(kind, state);
  return queryOptions({
    queryKey: catalogueKeys.list(kind.resource, query),
    queryFn: ({ signal }) =>
      api.get<CatalogueListResponse<Item>>(`/${kind.resource}`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
