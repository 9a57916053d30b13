import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { paths } from '#src/admin/lib/paths.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { FilterSelect } from '#src/admin/ui/filter-select.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { RelativeTime } from '#src/admin/ui/relative-time.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { flex, space } from '#src/theme/tokens.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import {
  DELIVERY_FAILURES,
  DELIVERY_STATES,
  type DeliveredEvent,
  type DeliveryState,
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '@tequiora/cms/contracts/webhooks.ts';
import { deliveriesQuery, useRepeatDelivery } from '../api/connections.ts';

const STATES: Record<DeliveryState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'En espera', tone: 'amber' },
  sent: { label: 'Entregado', tone: 'green' },
  failed: { label: 'Sin entregar', tone: 'red' },
  skipped: { label: 'Omitido', tone: 'gray' },
};

const eventLabel = (event: DeliveredEvent) =>
  event === TEST_EVENT ? 'Prueba' : WEBHOOK_EVENTS[event];

const STATE_OPTIONS = [
  { value: '', label: 'Todos' },
  ...DELIVERY_STATES.map((value) => ({ value, label: STATES[value].label })),
];

/** The deliveries of all systems, each of which can be repeated. */
export function DeliveriesPanel({ endpoints }: { endpoints: readonly WebhookEndpoint[] }) {
  const [filter, setFilter] = useState({ endpoint: '', state: '', page: 1 });
  const query = useQuery(deliveriesQuery(filter));
  return (
    <Panel title="Avisos enviados" isFlush>
      <div css={filtersCss}>
        <FilterSelect
          label="Conexión"
          value={filter.endpoint}
          options={[
            { value: '', label: 'Todas' },
            ...endpoints.map(({ documentId, name }) => ({ value: documentId, label: name })),
          ]}
          onChange={(endpoint) => setFilter({ ...filter, endpoint, page: 1 })}
        />
        <FilterSelect
          label="Estado"
          value={filter.state}
          options={STATE_OPTIONS}
          onChange={(state) => setFilter({ ...filter, state, page: 1 })}
        />
      </div>
      <QueryContent
        query={query}
        failure="Error al cargar los avisos"
        loading={<TableSkeleton label="Cargando avisos…" rows={4} />}
      >
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState title="No hay avisos" hint="Aquí ves cada aviso, y si llegó." />
          ) : (
            <>
              <DeliveryTable
                deliveries={data}
                endpoints={endpoints}
                isStale={query.isPlaceholderData}
              />
              <Pagination
                page={meta.page}
                pageSize={WEBHOOK_LIMITS.pageSize}
                total={meta.total}
                noun={['aviso', 'avisos']}
                onPage={(page) => setFilter({ ...filter, page })}
              />
            </>
          )
        }
      </QueryContent>
    </Panel>
  );
}

type DeliveryTableProps = {
  deliveries: readonly WebhookDelivery[];
  endpoints: readonly WebhookEndpoint[];
  isStale: boolean;
};

function DeliveryTable({ deliveries, endpoints, isStale }: DeliveryTableProps) {
  const repeat = useRepeatDelivery();
  const endpointOf = ({ endpointId }: WebhookDelivery) =>
    endpoints.find(({ documentId }) => documentId === endpointId);
  const run = (delivery: WebhookDelivery) =>
    repeat.mutate(delivery.documentId, {
      onSuccess: () => notify('success', 'Aviso en camino', 'Se envía otra vez en unos segundos.'),
      onError: (error) => notifyFailure('Error al repetir el aviso', error),
    });

  const columns: readonly Column<WebhookDelivery>[] = [
    {
      key: 'event',
      header: 'Aviso',
      isRowHeader: true,
      cell: ({ event }) => <span>{eventLabel(event)}</span>,
    },
    {
      key: 'enquiry',
      header: 'Consulta',
      cell: ({ folio, subjectId }) =>
        folio && subjectId ? (
          <ScreenLink to={paths.enquiry.to(subjectId)} css={folioCss}>
            {folio}
          </ScreenLink>
        ) : (
          <span>—</span>
        ),
    },
    {
      key: 'endpoint',
      header: 'Conexión',
      cell: (delivery) => <span>{endpointOf(delivery)?.name ?? '—'}</span>,
    },
    { key: 'state', header: 'Estado', cell: (delivery) => <DeliveryResult {...delivery} /> },
    {
      key: 'createdAt',
      header: 'Ocurrió',
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Acciones',
      isHeaderHidden: true,
      align: 'end',
      cell: (delivery) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Repetir: ${eventLabel(delivery.event)} ${delivery.folio ?? ''}`.trim()}
          aria-disabled={!delivery.canRepeat || endpointOf(delivery)?.state !== 'active'}
          isLoading={repeat.isPending && repeat.variables === delivery.documentId}
          onClick={() => run(delivery)}
        >
          Repetir
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      caption="Avisos enviados a otros sistemas"
      columns={columns}
      rows={deliveries}
      rowKey={({ documentId }) => documentId}
      isStale={isStale}
    />
  );
}

function DeliveryResult({ state, failure, statusCode, attempts, dueAt }: WebhookDelivery) {
  const { label, tone } = STATES[state];
  const reason = failure
    ? `${DELIVERY_FAILURES[failure]}${statusCode ? ` (${statusCode})` : ''}`
    : null;
  return (
    <span css={resultCss}>
      <Badge tone={tone}>{label}</Badge>
      {reason ? <span>{reason}</span> : null}
      {state === 'waiting' && attempts > 0 && dueAt ? (
        <span>{`Intento ${attempts + 1}: ${formatDateTime(dueAt)}`}</span>
      ) : null}
    </span>
  );
}

const folioCss = css({ whiteSpace: 'nowrap' });

const filtersCss = css({ ...flex.wrap, gap: space[4], padding: `${space[5]} ${space[6]}` });

const resultCss = css({ display: 'grid', gap: space[1], justifyItems: 'start' });
