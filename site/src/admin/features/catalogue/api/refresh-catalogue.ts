import type { QueryClient } from '@tanstack/react-query';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { catalogueKeys } from './catalogue-keys.ts';

/**
 * Invalidates lists, counts and the publication status after a change. The response of the change
 * updates the entry itself.
 */
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
