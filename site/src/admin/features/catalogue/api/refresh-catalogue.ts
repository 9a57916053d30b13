import type { QueryClient } from '@tanstack/react-query';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { catalogueKeys } from './catalogue-keys.ts';

/** After a change: lists, counts and the state of the site. The entry itself came with the answer. */
export function refreshCatalogue<Item extends AdminEntry>(
  client: QueryClient,
  { resource }: CatalogueKind<Item>,
): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({
      queryKey: catalogueKeys.root(resource),
      predicate: ({ queryKey }) => queryKey[1] !== 'entry',
    }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['publication'] }),
  ]);
}
