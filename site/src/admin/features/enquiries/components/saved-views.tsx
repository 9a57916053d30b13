import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#src/admin/lib/paths.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Icon } from '#src/components/ui/icon.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, mq, radius, space } from '#src/theme/tokens.ts';
import { toViewQuery, type ListState } from '@tequiora/cms/contracts/enquiry-list-params.ts';
import { savedViewsQuery } from '../api/saved-views.ts';
import { findView, VIEW_PARAM, viewPath } from '../lib/find-view.ts';
import { ViewActions } from './view-actions.tsx';

/** Lists the saved views above the list, marks the current one, and saves the present filters. */
export function SavedViews({ state }: { state: ListState }) {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [search] = useSearchParams();
  const bar = useRef<HTMLDivElement>(null);
  const query = toViewQuery(state);
  const current = findView(views, query, search.get(VIEW_PARAM));
  // On phones the current view may be out of sight in its line.
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current?.documentId]);
  const isEmpty = views.length === 0 && query === '';
  return (
    <div
      ref={bar}
      tabIndex={-1}
      css={isEmpty ? emptyCss : barCss}
      {...(isEmpty ? null : { role: 'group', 'aria-label': 'Vistas' })}
    >
      {views.length > 0 ? (
        <nav aria-label="Vistas guardadas" css={navCss}>
          <ul role="list" css={listCss}>
            <ViewLink to={paths.enquiries.to()} isCurrent={query === ''}>
              Todas
            </ViewLink>
            {views.map((view) => (
              <ViewLink key={view.documentId} to={viewPath(view)} isCurrent={view === current}>
                {view.name}
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
      ) : null}
      {query === '' ? null : (
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

// Out of the flow, so that the empty element adds no gap.
const emptyCss = css({ position: 'absolute' });

const barCss = css({
  ...flex.wrapSpread,
  gap: space[4],
  minWidth: 0,
  outlineOffset: '4px',
});

const navCss = css({
  // Contains the visually hidden texts of links that are scrolled out of view.
  position: 'relative',
  minWidth: 0,
  [mq.belowMd]: { flexBasis: '100%', overflowX: 'auto' },
});

// One line that scrolls on phones. The padding leaves space for the outline of a focused link.
const listCss = css({
  ...flex.wrap,
  gap: space[3],
  [mq.belowMd]: { flexWrap: 'nowrap', width: 'max-content', padding: '4px' },
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
