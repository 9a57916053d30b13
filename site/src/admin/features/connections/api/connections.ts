import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { dataQuery } from '#src/admin/lib/data-query.ts';
import type {
  WebhookDeliveriesResponse,
  WebhookEndpointInput,
  WebhookEndpointResponse,
  WebhookEndpointsResponse,
  WebhookRepeatResponse,
  WebhookSecretResponse,
} from '@tequiora/cms/contracts/webhooks.ts';

const POLL_INTERVAL_MS = 10_000;
const KEY = ['connections'];

/** Query of the systems that receive webhooks. */
export const connectionsQuery = {
  ...dataQuery<WebhookEndpointsResponse>([...KEY, 'endpoints'], '/webhook-endpoints'),
  refetchInterval: POLL_INTERVAL_MS,
};

type DeliveryFilter = { endpoint: string; state: string; page: number };

/** Returns the query of a page of the deliveries. */
export const deliveriesQuery = ({ endpoint, state, page }: DeliveryFilter) =>
  queryOptions({
    queryKey: [...KEY, 'deliveries', endpoint, state, page],
    queryFn: ({ signal }) =>
      api.get<WebhookDeliveriesResponse>('/webhook-deliveries', {
        query: { page, ...(endpoint && { endpoint }), ...(state && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS,
  });

/** Reloads endpoints and deliveries afterwards, also after a failure: another account may have changed them. */
function useConnectionMutation<Request, Result>(mutationFn: (request: Request) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

const pathOf = (id: string) => `/webhook-endpoints/${encodeURIComponent(id)}` as const;

export const useAddConnection = () =>
  useConnectionMutation(
    async (data: WebhookEndpointInput) =>
      (await api.post<WebhookSecretResponse>('/webhook-endpoints', { data })).data,
  );

export const useChangeConnection = (id: string) =>
  useConnectionMutation(
    async (data: Partial<WebhookEndpointInput>) =>
      (await api.put<WebhookEndpointResponse>(pathOf(id), { data })).data,
  );

export const useDeleteConnection = (id: string) =>
  useConnectionMutation<void, void>(() => api.delete(pathOf(id)));

export const useReplaceSecret = (id: string) =>
  useConnectionMutation<void, WebhookSecretResponse['data']>(
    async () => (await api.post<WebhookSecretResponse>(`${pathOf(id)}/secret`)).data,
  );

export const useTestConnection = (id: string) =>
  useConnectionMutation<void, void>(() => api.post(`${pathOf(id)}/test`));

export const useRepeatFailed = (id: string) =>
  useConnectionMutation<void, number>(
    async () => (await api.post<WebhookRepeatResponse>(`${pathOf(id)}/repeat`)).data.repeated,
  );

export const useRepeatDelivery = () =>
  useConnectionMutation((id: string) =>
    api.post<WebhookRepeatResponse>(`/webhook-deliveries/${encodeURIComponent(id)}/repeat`),
  );
