import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

/** Deletes an entry with its published version and notifies the user of the outcome. */
export function useDeleteEntry<Item extends AdminEntry>(kind: CatalogueKind<Item>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (item: Item) => api.delete(`/${kind.resource}/${item.documentId}`),
    onSuccess: (_, { name }) => {
      notify('success', kind.texts.deleted, `«${name}» ya no existe.`);
      void refreshCatalogue(client, kind);
    },
    onError: (error) => notifyFailure(kind.texts.deleteFailed, error),
  });
}
