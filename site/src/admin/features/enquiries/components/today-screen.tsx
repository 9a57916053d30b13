import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { LinkButton } from '#src/admin/ui/link-button.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { EmptyState } from '#src/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { useNow } from '#src/hooks/use-now.ts';
import { telHref } from '#src/lib/phone.ts';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { MINE, MINE_OR_FREE, NO_OWNER } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import type { ReplyChannel } from '@tequiora/cms/contracts/enquiry.ts';
import { formatWeekday } from '@tequiora/cms/contracts/format-date.ts';
import {
  TODAY_SECTION_LABELS,
  TODAY_SECTIONS,
  type TodayEnquiries,
  type TodaySection,
} from '@tequiora/cms/contracts/today.ts';
import { todayQuery } from '../api/enquiries.ts';
import { IDLE_FILTERS } from '../lib/idle-filters.ts';
import type { ListContext } from '../lib/list-context.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import { readOpenedReply, saveOpenedReply, useOpenedReply } from '../lib/use-opened-reply.ts';
import { useRowShortcuts } from '../lib/use-row-shortcuts.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { StepSuggestionBanner } from './step-suggestion-banner.tsx';
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

/** Filters for the enquiries that wait for their first reply. */
const WAITING = { estado: 'nuevo', respuesta: 'sin' };

/** Lists that begin with all the enquiries of a section; the list of all has every one. */
const LISTS: Partial<Record<TodaySection, { filters: Record<string, string>; label: string }>> = {
  overdue: {
    filters: { vencidas: 'si', responsable: MINE_OR_FREE },
    label: 'Ver todas las vencidas',
  },
  dueToday: {
    filters: { ...WAITING, responsable: MINE_OR_FREE },
    label: 'Ver todas las que esperan respuesta',
  },
  team: { filters: { vencidas: 'si' }, label: 'Ver todas las vencidas' },
  doubtful: { filters: { estado: 'dudoso' }, label: 'Ver todas las dudosas' },
  mine: { filters: { ...WAITING, responsable: MINE }, label: 'Ver todas tus nuevas' },
  unassigned: {
    filters: { ...WAITING, responsable: NO_OWNER },
    label: 'Ver todas las que no tienen responsable',
  },
  idle: {
    filters: { ...IDLE_FILTERS, responsable: MINE_OR_FREE },
    label: 'Ver todas las que no tienen siguiente paso',
  },
};

type Reply = {
  enquiry: EnquirySummary;
  /** Selected at first, unless the reply is opened already. */
  channel?: ReplyChannel;
};

/** Returns the first reply that was opened before a reload and is not yet confirmed. */
function findOpenedReply(enquiries: readonly EnquirySummary[]): Reply | null {
  for (const enquiry of enquiries) {
    if (readOpenedReply(enquiry.documentId)) return { enquiry };
  }
  return null;
}

function Sections({ today }: { today: TodayEnquiries }) {
  const region = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  const focusRegion = () => region.current?.focus({ preventScroll: true });
  // A changed row leaves its section together with the focused button.
  useEffect(() => {
    if (!hasChanged.current || document.activeElement !== document.body) return;
    hasChanged.current = false;
    focusRegion();
  }, [today]);
  const shown = TODAY_SECTIONS.filter((section) => today[section].total > 0);
  const listed = shown.flatMap((section) => today[section].enquiries);
  const ids = listed.map(({ documentId }) => documentId);
  const context: ListContext = { search: '', ids, isToday: true };
  // Not in its row, which a refetch may move or remove while the user is writing.
  const [reply, setReply] = useState(() => findOpenedReply(listed));
  const [suggestion, setSuggestion] = useState<StepSuggestion | null>(null);
  const askAboutCall = (enquiry: EnquirySummary) => {
    const href = enquiry.phone && telHref(enquiry.phone);
    saveOpenedReply(enquiry.documentId, { channel: 'call', href });
    setReply({ enquiry });
  };
  const onDone = () => {
    hasChanged.current = true;
  };
  useRowShortcuts(context, onDone);
  return (
    <div ref={region} tabIndex={-1} role="group" aria-label="Pendientes de hoy" css={sectionsCss}>
      {suggestion ? (
        <StepSuggestionBanner
          key={suggestion.enquiry.documentId}
          suggestion={suggestion}
          onChange={(next) => {
            setSuggestion(next);
            // The pressed button is gone.
            focusRegion();
          }}
        />
      ) : null}
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
                  onReply={(each, channel) => setReply({ enquiry: each, channel })}
                  onCall={askAboutCall}
                  onSuggest={setSuggestion}
                  onDone={onDone}
                />
              ))}
            </ul>
            {rest > 0 ? (
              <p css={restCss}>
                <span>{`Y ${rest} más`}</span>
                <LinkButton to={paths.enquiries.to(LISTS[section]?.filters)} size="sm">
                  {LISTS[section]?.label ?? 'Ver todas las consultas'}
                </LinkButton>
              </p>
            ) : null}
          </Panel>
        );
      })}
      {reply ? (
        <TodayReply
          key={reply.enquiry.documentId}
          {...reply}
          onClose={() => {
            // Another reply may be open when this one has been recorded.
            setReply((open) =>
              open?.enquiry.documentId === reply.enquiry.documentId ? null : open,
            );
            onDone();
          }}
          onRecorded={setSuggestion}
          onWithdrawn={() => {
            setSuggestion(null);
            setReply({ enquiry: reply.enquiry, channel: 'email' });
          }}
          onOpenerGone={focusRegion}
        />
      ) : null}
    </div>
  );
}

type TodayReplyProps = Reply &
  Pick<
    ComponentProps<typeof ReplyDialog>,
    'onClose' | 'onRecorded' | 'onWithdrawn' | 'onOpenerGone'
  >;

function TodayReply({ enquiry, ...props }: TodayReplyProps) {
  const reply = useOpenedReply(enquiry.documentId);
  return <ReplyDialog enquiry={enquiry} reply={reply} isOpen {...props} />;
}

function NothingToDo() {
  return (
    <EmptyState
      title="No tienes pendientes por hoy"
      hint="Cuando llegue una consulta o toque uno de tus siguientes pasos, aparecerá aquí sin recargar."
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
