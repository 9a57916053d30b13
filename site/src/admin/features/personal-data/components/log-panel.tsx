import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { pageParam } from '#src/admin/lib/url-params.ts';
import { useUrlState } from '#src/admin/lib/use-url-state.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Pagination } from '#src/admin/ui/pagination.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
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
  const query = useQuery(logQuery(page));
  return (
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
  );
}

const hintCss = css({
  ...adminText.sm,
  padding: `${space[4]} ${space[6]}`,
  color: color.fgMuted,
});
