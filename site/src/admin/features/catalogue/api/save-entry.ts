import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import type { CatalogueItemResponse } from '@tequiora/cms/contracts/catalogue.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { entryQuery } from './entry-query.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

type SaveRequest = {
  /** The entry that was edited; null for a new one. */
  stored: { documentId: string; updatedAt: string } | null;
  input: object;
  isPublishing: boolean;
};

/**
 * Creates or updates an entry. The CMS responds with 409 when the entry has changed since it was
 * loaded.
 */
export function useSaveEntry<Item extends AdminEntry>(kind: CatalogueKind<Item>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ stored, input, isPublishing }: SaveRequest) => {
      const options = isPublishing ? {} : { query: { status: 'draft' } };
      const path = `/${kind.resource}` as const;
      const response = stored
        ? await api.put<CatalogueItemResponse<Item>>(
            `${path}/${stored.documentId}`,
            { data: { ...input, updatedAt: stored.updatedAt } },
            options,
          )
        : await api.post<CatalogueItemResponse<Item>>(path, { data: input }, options);
      return response.data;
    },
    onSuccess: (item, { stored }) => {
      if (stored) client.setQueryData(entryQuery(kind, item.documentId).queryKey, item);
      void refreshCatalogue(client, kind);
    },
  });
}
