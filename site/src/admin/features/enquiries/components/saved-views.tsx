import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { useEnquiryCounts } from '#src/admin/lib/use-enquiry-counts.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
import {
  toViewQuery,
  WITH_MAILS_LABEL,
  type ListState,
} from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { TODAY_SECTION_LABELS } from '@tequiora/cms/contracts/today.ts';
import { savedViewsQuery } from '../api/saved-views.ts';
import { findView, VIEW_PARAM, viewPath } from '../lib/find-view.ts';
import { IDLE_FILTERS } from '../lib/idle-filters.ts';
import { ViewActions } from './view-actions.tsx';

/**
 * Lists «Todas», the counted tabs and the saved views above the list, marks the current one, and saves
 * the present filters.
 */
export function SavedViews({ state }: { state: ListState }) {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const {
    nuevo = 0,
    overdue = 0,
    withMails = 0,
    dudoso = 0,
    idle = 0,
  } = useEnquiryCounts().data ?? {};
  const [search] = useSearchParams();
  const bar = useRef<HTMLDivElement>(null);
  const query = toViewQuery(state);
  const current = findView(views, query, search.get(VIEW_PARAM));
  // On phones the current view may be out of sight in its line.
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current?.documentId]);
  const counted: readonly CountedTab[] = [
    { label: 'Nuevas', filters: { estado: 'nuevo' }, count: nuevo },
    { label: 'Vencidas', filters: { vencidas: 'si' }, count: overdue },
    { label: WITH_MAILS_LABEL, filters: { correos: 'si' }, count: withMails },
    { label: 'Dudosas', filters: { estado: 'dudoso' }, count: dudoso },
    { label: TODAY_SECTION_LABELS.idle, filters: IDLE_FILTERS, count: idle },
  ];
  const tabs = counted.map((tab) => ({
    ...tab,
    isCurrent: query === new URLSearchParams(tab.filters).toString() && !current,
  }));
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label="Vistas" css={barCss}>
      <nav aria-label="Vistas de la lista" css={navCss}>
        <ul role="list" css={listCss}>
          <ViewLink to={paths.enquiries.to()} isCurrent={query === ''}>
            Todas
          </ViewLink>
          {tabs.map(({ label, filters, count, isCurrent }) => (
            <ViewLink key={label} to={paths.enquiries.to(filters)} isCurrent={isCurrent}>
              <span>{label}</span>
              {count > 0 ? <b>{formatNumber(count)}</b> : null}
            </ViewLink>
          ))}
          {views.map((view) => (
            <ViewLink key={view.documentId} to={viewPath(view)} isCurrent={view === current}>
              <span>{view.name}</span>
              {view.isShared ? (
                <>
                  <Icon name="users" size={16} />
                  <VisuallyHidden> (compartida)</VisuallyHidden>
                </>
              ) : null}
            </ViewLink>
          ))}
        </ul>
      </nav>
      {query === '' || tabs.some(({ isCurrent }) => isCurrent) ? null : (
        // The dialog returns the focus to its button first, which is gone by then.
        <ViewActions
          query={query}
          current={current}
          onDone={() => setTimeout(() => bar.current?.focus({ preventScroll: true }))}
        />
      )}
    </div>
  );
}

type CountedTab = { label: string; filters: Record<string, string>; count: number };

type ViewLinkProps = { to: string; isCurrent: boolean; children: ReactNode };

function ViewLink({ to, isCurrent, children }: ViewLinkProps) {
  return (
    <li>
      <Link to={to} aria-current={isCurrent || undefined} css={linkCss}>
        {children}
      </Link>
    </li>
  );
}

const barCss = css({
  ...flex.wrapSpread,
  gap: space[4],
  minWidth: 0,
  outlineOffset: '4px',
});

const navCss = css({
  // Contains the visually hidden texts of links that are scrolled out of view.
  position: 'relative',
  // The pencil fits next to it; more buttons get the next line.
  flex: '1 1 75%',
  minWidth: 0,
  [mq.belowLg]: { overflowX: 'auto' },
});

// One line that scrolls where the counts, which arrive later, would need a second one. The padding leaves space for the outline of a focused link.
const listCss = css({
  ...flex.wrap,
  gap: space[3],
  [mq.belowLg]: { flexWrap: 'nowrap', width: 'max-content', padding: '4px' },
});

const linkCss = css({
  ...adminText.sm,
  ...flex.inline,
  gap: space[3],
  minHeight: '44px',
  padding: `0 ${space[5]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.bg,
  color: color.fgBody,
  fontWeight: 600,
  textDecoration: 'none',
  [mq.hover]: { '&:hover': { background: color.bgSunken } },
  '&[aria-current]': {
    borderColor: 'currentColor',
    background: color.accentSoft,
    color: color.accent,
  },
  [mq.forcedColors]: { '&[aria-current]': { outline: '2px solid' } },
});
