import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#src/admin/lib/api.ts';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { DataTable, type Column } from '#src/admin/ui/data-table.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { color, space } from '#src/theme/tokens.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import {
  LOG_PAGE_SIZE,
  type LogAction,
  type LogEntry,
  type LogResponse,
} from '@tequiora/cms/contracts/personal-data.ts';
import { pageParam } from '@tequiora/cms/contracts/url-params.ts';
import { personalDataKeys } from '../api/personal-data-keys.ts';
import { formatCounts } from '../lib/format-counts.ts';

const params = { page: pageParam() };

/** Shows the append-only log of exports and erasures, newest first. */
export function LogPanel() {
  const [{ page }, setState] = useUrlState(params);
  const query = useQuery({
    queryKey: [...personalDataKeys.log, page],
    queryFn: ({ signal }) =>
      api.get<LogResponse>('/personal-data/log', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title="Registro" isFlush>
      <p css={hintCss}>
        Quién exportó o eliminó datos y cuándo. Nadie puede cambiarlo, y no dice de qué persona se
        trata: para saber qué se hizo con los datos de alguien, búscalo arriba.
      </p>
      <QueryContent
        query={query}
        failure="Error al cargar el registro"
        loading={<TableSkeleton label="Cargando registro…" rows={3} />}
      >
        {({ data: entries, meta: { pagination } }) =>
          pagination.total === 0 ? (
            <p css={hintCss}>Todavía no hay nada en el registro.</p>
          ) : (
            <>
              <LogTable
                caption="Registro de datos personales"
                entries={entries}
                isStale={query.isPlaceholderData}
              />
              <Pagination
                page={page}
                pageSize={LOG_PAGE_SIZE}
                total={pagination.total}
                noun={['entrada', 'entradas']}
                onPage={(next) => setState({ page: next })}
              />
            </>
          )
        }
      </QueryContent>
    </Panel>
  );
}

const columns: readonly Column<LogEntry>[] = [
  { key: 'action', header: 'Qué', isRowHeader: true, cell: ({ action }) => ACTIONS[action] },
  { key: 'detail', header: 'Cuánto', cell: formatLogDetail },
  { key: 'who', header: 'Quién', cell: ({ who }) => who },
  { key: 'at', header: 'Cuándo', cell: ({ at }) => formatDateTime(at) },
];

type LogTableProps = { caption: string; entries: readonly LogEntry[]; isStale?: boolean };

export function LogTable({ caption, entries, isStale = false }: LogTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      isStale={isStale}
    />
  );
}

const ACTIONS: Record<LogAction, string> = {
  'person-exported': 'Copia de los datos de una persona',
  'person-erased': 'Datos de una persona eliminados',
  'person-unsubscribed': 'Baja del boletín',
  'erased-again': 'Eliminados otra vez tras restaurar un respaldo',
  'retention-run': 'Limpieza diaria por antigüedad',
  'retention-changed': 'Cambio del plazo',
  'enquiries-deleted': 'Consultas eliminadas',
  'enquiries-exported': 'Consultas exportadas en CSV',
  'subscription-deleted': 'Suscripción eliminada en el CMS',
  'two-factor-reset': 'Verificación en dos pasos de una cuenta restablecida en el CMS',
};

/** Returns the counts of a log entry, or the old and new value of a changed period. */
function formatLogDetail({ action, counts }: Pick<LogEntry, 'action' | 'counts'>): string {
  if (action === 'retention-changed')
    return `De ${counts.before ?? 0} a ${counts.months ?? 0} meses`;
  return formatCounts(counts) || 'Nada';
}

const hintCss = css({
  ...adminText.sm,
  padding: `${space[4]} ${space[6]}`,
  color: color.fgMuted,
});
