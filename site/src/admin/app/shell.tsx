import { css } from '@emotion/react';
import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SkipLink } from '#src/components/layout/skip-link.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import { Drawer } from './drawer.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScreenAnnouncer } from './screen-announcer.tsx';
import { Sidebar } from './sidebar.tsx';
import { Topbar } from './topbar.tsx';

/** Frame of every dashboard screen. */
export function Shell() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <div css={shellCss}>
      <SkipLink />
      <aside aria-label="Menú del panel" css={asideCss}>
        <Sidebar />
      </aside>
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <div css={columnCss}>
        <Topbar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} />
        <OfflineBanner />
        <main id={MAIN_ID} tabIndex={-1} css={mainCss}>
          <Outlet />
        </main>
      </div>
      <ScreenAnnouncer />
      <ScrollRestoration />
    </div>
  );
}

const shellCss = css({
  minHeight: '100dvh',
  background: color.bgSubtle,
  [mq.lg]: { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)' },
});

const asideCss = css({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  [mq.belowLg]: { display: 'none' },
  [mq.print]: { display: 'none' },
});

const columnCss = css({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const mainCss = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[7],
  width: '100%',
  maxWidth: '84rem',
  padding: space[5],
  paddingBottom: space[11],
  [mq.md]: { padding: space[7], paddingBottom: space[11] },
  [mq.xl]: { padding: space[8], paddingBottom: space[11] },
});
