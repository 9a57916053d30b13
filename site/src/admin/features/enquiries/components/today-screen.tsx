import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { color, flex, space } from '#src/theme/tokens.ts';
import { formatWeekday } from '@tequiora/cms/contracts/format-date.ts';
import {
  TODAY_SECTION_LABELS,
  TODAY_SECTIONS,
  type TodayEnquiries,
} from '@tequiora/cms/contracts/today.ts';
import { todayQuery } from '../api/enquiries.ts';
import type { ListContext } from '../lib/list-context.ts';
import { useRowShortcuts } from '../lib/use-row-shortcuts.ts';
import { TodayRow, TodayRowSkeleton } from './today-row.tsx';

/** Shows what the user has to do today, in the order in which to do it. */
export function TodayScreen() {
  const now = useNow(60_000);
  return (
    <>
      <PageHeader title="Hoy" description={now ? formatWeekday(now) : null} />
      <QueryContent
        query={useQuery(todayQuery)}
        failure="Error al cargar lo de hoy"
        loading={
          <Panel isFlush>
            <SkeletonGroup label="Cargando lo de hoy…">
              <div css={titleCss}>
                <Skeleton width="8rem" height="20px" />
              </div>
              {[1, 2, 3, 4].map((row) => (
                <TodayRowSkeleton key={row} />
              ))}
            </SkeletonGroup>
          </Panel>
        }
      >
        {(today) => <Sections today={today} />}
      </QueryContent>
    </>
  );
}

function Sections({ today }: { today: TodayEnquiries }) {
  const region = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  // A changed row leaves its section together with the focused button.
  useEffect(() => {
    if (!hasChanged.current || document.activeElement !== document.body) return;
    hasChanged.current = false;
    region.current?.focus({ preventScroll: true });
  }, [today]);
  const shown = TODAY_SECTIONS.filter((section) => today[section].total > 0);
  const ids = shown.flatMap((section) =>
    today[section].enquiries.map(({ documentId }) => documentId),
  );
  const context: ListContext = { search: '', ids };
  const onDone = () => {
    hasChanged.current = true;
  };
  useRowShortcuts(context, onDone);
  return (
    <div ref={region} tabIndex={-1} role="group" aria-label="Pendientes de hoy" css={sectionsCss}>
      {shown.length === 0 ? <NothingToDo /> : null}
      {shown.map((section) => {
        const { total, enquiries } = today[section];
        const rest = total - enquiries.length;
        return (
          <Panel key={section} title={`${TODAY_SECTION_LABELS[section]} (${total})`} isFlush>
            <ul role="list">
              {enquiries.map((enquiry) => (
                <TodayRow
                  key={enquiry.documentId}
                  enquiry={enquiry}
                  context={context}
                  onDone={onDone}
                />
              ))}
            </ul>
            {rest > 0 ? (
              <p css={restCss}>
                Y {rest} más
                <LinkButton to={paths.enquiries.to()} size="sm">
                  Ver todas las consultas
                </LinkButton>
              </p>
            ) : null}
          </Panel>
        );
      })}
    </div>
  );
}

function NothingToDo() {
  return (
    <EmptyState
      title="No tienes pendientes por hoy"
      hint="Cuando llegue una consulta o toque uno de tus próximos pasos, aparecerá aquí sin recargar."
      icon="circle-check"
      action={<LinkButton to={paths.enquiries.to()}>Ver todas las consultas</LinkButton>}
    />
  );
}

const sectionsCss = css({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  outlineOffset: '4px',
});

/** As the title line of a section. */
const titleCss = css({
  ...flex.row,
  minHeight: '56px',
  paddingInline: space[6],
  borderBottom: `1px solid ${color.border}`,
});

const restCss = css({ ...flex.wrapRow, gap: space[4], padding: space[5] });
