import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { pageParam } from '#src/admin/lib/url-params.ts';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { ErrorState } from '#src/admin/ui/error-state.tsx';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TableSkeleton } from '#src/admin/ui/table-skeleton.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';
import { LOG_PAGE_SIZE } from '@tequiora/cms/contracts/personal-data.ts';
import { logQuery } from '../api/log-query.ts';
import { LogTable } from './log-table.tsx';

const params = { page: pageParam() };

/** Shows the append-only log of exports and erasures, newest first. */
export function LogPanel() {
  return (
    <Panel title="Registro" isFlush>
      <p css={hintCss}>
        Quién exportó o eliminó datos y cuándo. Nadie puede cambiarlo, y no dice de qué persona se
        trata: para saber qué se hizo con los datos de alguien, búscalo arriba.
      </p>
      <Content />
    </Panel>
  );
}

function Content() {
  const [{ page }, setState] = useUrlState(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(logQuery(page));
  if (data) {
    const { total } = data.meta.pagination;
    if (total === 0) return <p css={hintCss}>Todavía no hay nada en el registro.</p>;
    return (
      <>
        <LogTable
          caption="Registro de datos personales"
          entries={data.data}
          isStale={isPlaceholderData}
        />
        <Pagination
          page={page}
          pageSize={LOG_PAGE_SIZE}
          total={total}
          noun={['entrada', 'entradas']}
          onPage={(next) => setState({ page: next })}
        />
      </>
    );
  }
  if (!error) return <TableSkeleton label="Cargando registro…" rows={3} />;
  return (
    <ErrorState
      title="Error al cargar el registro"
      hint={failureText(error)}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

const hintCss = css({
  ...adminText.sm,
  padding: `${space[4]} ${space[6]}`,
  color: color.fgMuted,
});
