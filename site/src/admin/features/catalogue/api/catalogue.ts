import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import { getAllPages } from '#src/admin/lib/get-all-pages.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { overviewQuery } from '#src/admin/lib/use-overview.ts';
import { notify } from '#src/components/notifications/store.ts';
import type {
  CatalogueItemResponse,
  CatalogueListResponse,
  Category,
  PictureRef,
  ServiceCategoriesResponse,
} from '@tequiora/cms/contracts/catalogue.ts';
import type { ExportFormat } from '@tequiora/cms/contracts/export-formats.ts';
import { PUBLISHED, UNPUBLISHED } from '../lib/catalogue-texts.ts';
import type { AdminEntry, CatalogueKind } from '../lib/kind.ts';
import { toListQuery, type ListState } from '../lib/list-params.ts';

/** Returns the query of one page; the previous rows stay visible while it loads. */
export function entriesQuery<Item extends AdminEntry>(kind: CatalogueKind<Item>, state: ListState) {
  const query = toListQuery(kind, state);
  return queryOptions({
    queryKey: [kind.resource, 'list', query],
    queryFn: ({ signal }) =>
      api.get<CatalogueListResponse<Item>>(`/${kind.resource}`, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => pollUntilOnline(data?.data),
  });
}

/**
 * Returns the query of one entry with its unpublished changes. It is fetched on every visit and
 * never refetched in between: a form must not change while it is being filled in.
 */
export function entryQuery<Item extends AdminEntry>({ resource }: CatalogueKind<Item>, id: string) {
  const path = `/${resource}/${encodeURIComponent(id)}` as const;
  return queryOptions({
    ...dataQuery<CatalogueItemResponse<Item>>([resource, 'entry', id], path, { status: 'draft' }),
    staleTime: Infinity,
    gcTime: 0,
  });
}

const ONLINE_POLL_MS = 3_000;

/** Returns how long to wait before reading again whether entries are online; false when all are. */
function pollUntilOnline(items: readonly AdminEntry[] = []): number | false {
  const isAwaited = items.some(({ state, isOnline }) => state === 'published' && !isOnline);
  return isAwaited && ONLINE_POLL_MS;
}

/** Returns the query of the state of an entry whose form is open, until visitors see it. */
export function entryStateQuery<Item extends AdminEntry>(kind: CatalogueKind<Item>, item: Item) {
  const { resource } = kind;
  const { documentId: id, updatedAt } = item;
  const path = `/${resource}/${encodeURIComponent(id)}` as const;
  return queryOptions({
    ...dataQuery<CatalogueItemResponse<Item>>([resource, 'state', id, updatedAt], path, {
      status: 'draft',
    }),
    enabled: pollUntilOnline([item]) !== false,
    refetchInterval: ({ state }) => pollUntilOnline(state.data && [state.data]),
  });
}

/** Query of all published categories, in the order of the site. */
export const productCategoriesQuery = queryOptions({
  queryKey: ['product-categories'],
  queryFn: ({ signal }) => {
    const sort = ['order:asc', 'name:asc', 'id:asc'];
    return getAllPages<Category>('/product-categories', { sort }, signal);
  },
});

/** Query of the categories in use; the category of a service is plain text. */
export const serviceCategoriesQuery = dataQuery<ServiceCategoriesResponse>(
  ['services', 'categories'],
  '/services/categories',
);

/**
 * Invalidates lists, also those of other screens, counts and the publication status after a change.
 * The response of the change updates the entry itself.
 */
export function refreshCatalogue<Item extends AdminEntry>(
  client: QueryClient,
  { resource }: CatalogueKind<Item>,
): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({
      queryKey: [resource],
      predicate: ({ queryKey }) => queryKey[1] !== 'entry',
    }),
    client.invalidateQueries({ queryKey: overviewQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['publication'] }),
  ]);
}

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

type PublishAction = 'publish' | 'unpublish';

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

/** Requests the file of all products. */
export function exportProducts(format: ExportFormat) {
  return api.download('/products/export', { query: { format } });
}

/** Uploads a picture to the media library. */
export async function uploadPicture(file: File, signal: AbortSignal): Promise<PictureRef> {
  const form = new FormData();
  form.append('files', file, file.name);
  const [picture] = await api.upload<PictureRef[]>('/upload', form, { signal });
  if (!picture) throw new Error('The upload response contains no picture');
  return picture;
}

/** Deletes a picture that was uploaded here; the CMS refuses one that is in use. */
export function deletePicture(id: number): Promise<PictureRef> {
  return api.delete<PictureRef>(`/upload/files/${id}`);
}

/** Sets the alternative text of a picture in the media library. */
export function describePicture(id: number, alternativeText: string): Promise<PictureRef> {
  return api.post<PictureRef>('/upload', { fileInfo: { alternativeText } }, { query: { id } });
}
