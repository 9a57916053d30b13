import { css } from '@emotion/react';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { FeaturedProducts } from './featured-products.tsx';
import { MailState } from './mail-state.tsx';
import { NewestEnquiries } from './newest-enquiries.tsx';
import { OverviewHeader } from './overview-header.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SiteState } from './site-state.tsx';
import { StatCards } from './stat-cards.tsx';

/** Home screen of the dashboard. */
export function OverviewScreen() {
  return (
    <>
      <OverviewHeader />
      <MailState />
      <StatCards />
      <div css={columnsCss}>
        <div css={columnCss}>
          <NewestEnquiries />
          <FeaturedProducts />
        </div>
        <div css={[columnCss, asideCss]}>
          <SiteState />
          <QuickActions />
        </div>
      </div>
    </>
  );
}

const columnsCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

const columnCss = css({ display: 'grid', gap: space[6], minWidth: 0 });

const asideCss = css({
  alignItems: 'start',
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
