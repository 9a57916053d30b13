import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import { getAllPages } from '#src/admin/lib/get-all-pages.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { notify } from '#src/components/notifications/store.ts';
import type {
  CatalogueChangesResponse,
  UndoChangeResponse,
} from '@tequiora/cms/contracts/catalogue-changes.ts';
import type { AdminProduct } from '@tequiora/cms/contracts/catalogue.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import type {
  PriceChangeRequest,
  PriceChangeResponse,
  PriceCheckResponse,
} from '@tequiora/cms/contracts/price-changes.ts';
import { productKind } from '../lib/product-kind.ts';
import { refreshCatalogue } from './catalogue.ts';

/** A change of many products runs every check of the CMS for each of them. */
const CHANGE_TIMEOUT_MS = 60_000;

/** Query of all products, for a choice among them. */
export const allProductsQuery = queryOptions({
  queryKey: ['products', 'all'],
  queryFn: ({ signal }) =>
    getAllPages<AdminProduct>(
      '/products',
      { status: 'draft', sort: ['name:asc', 'id:asc'] },
      signal,
    ),
});

const changesQuery = dataQuery<CatalogueChangesResponse>(
  ['products', 'changes'],
  '/products/changes',
);

/** Returns the last changes of several products, newest first. */
export function useCatalogueChanges() {
  return useQuery(changesQuery);
}

/** Computes new prices; nothing is changed. */
export function useCheckPrices() {
  return useMutation({
    mutationFn: async (data: PriceChangeRequest['data']) => {
      const options = { timeout: CHANGE_TIMEOUT_MS };
      return (await api.post<PriceCheckResponse>('/products/prices/check', { data }, options)).data;
    },
    onError: (error) => notifyFailure('Error al calcular los precios', error),
  });
}

/** Changes the prices of all products of the request, or of none. */
export function useChangePrices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: PriceChangeRequest['data']) => {
      const options = { timeout: CHANGE_TIMEOUT_MS };
      return (await api.post<PriceChangeResponse>('/products/prices', { data }, options)).data;
    },
    onSuccess: () => void refreshCatalogue(client, productKind),
  });
}

/** Restores what was there before a change, and notifies the user of what could not be restored. */
export function useUndoChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const path = `/products/changes/${encodeURIComponent(id)}/undo` as const;
      const options = { timeout: CHANGE_TIMEOUT_MS };
      return (await api.post<UndoChangeResponse>(path, undefined, options)).data;
    },
    onSuccess: ({ restored, refused }) => {
      const what = formatCount(restored, 'producto restaurado', 'productos restaurados');
      if (refused.length === 0) notify('success', 'Cambio deshecho', what);
      else {
        const reasons = refused.map(({ name, reason }) => `«${name}»: ${reason}`);
        notify('warning', `${what}; ${refused.length} no`, reasons.join(' '), Infinity);
      }
    },
    onError: (error) => notifyFailure('Error al deshacer el cambio', error),
    onSettled: () => void refreshCatalogue(client, productKind),
  });
}
