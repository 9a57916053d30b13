import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import type { CatalogueItemResponse } from '@tequiora/cms/contracts/catalogue.ts';
import { PUBLISHED, UNPUBLISHED } from '../lib/catalogue-texts.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { entryQuery } from './entry-query.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

export type PublishAction = 'publish' | 'unpublish';

/** Publishes or unpublishes an entry and notifies the user of the outcome. */
export function usePublishEntry<Item extends AdminEntry>(kind: CatalogueKind<Item>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, action }: { id: string; action: PublishAction }) =>
      (await api.post<CatalogueItemResponse<Item>>(`/${kind.resource}/${id}/${action}`)).data,
    onSuccess: (item, { id, action }) => {
      client.setQueryData(entryQuery(kind, id).queryKey, item);
      const message = action === 'publish' ? PUBLISHED : UNPUBLISHED;
      notify('success', kind.texts.updated, message);
      void refreshCatalogue(client, kind);
    },
    onError: (error) => notifyFailure(kind.texts.updateFailed, error),
  });
}
