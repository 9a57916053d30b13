import { css, Global } from '@emotion/react';
import { useDeferredValue, type ReactNode } from 'react';
import { NotificationArea } from '#src/components/notifications/notification-area.tsx';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { Slices } from '#src/components/ui/slices.tsx';
import { mq } from '#src/theme/tokens.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import { FloatingWhatsApp } from './floating-whatsapp.tsx';
import { SettingsProvider, type SiteSettings } from './settings-provider.tsx';
import { SiteFooter } from './site-footer.tsx';
import { findAnnouncement, MenuProvider, type SiteFrame } from './site-frame.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

type SiteLayoutProps = {
  settings: SiteSettings | null;
  /** Menu and announcements. */
  frame?: SiteFrame;
  /** Path of the page, to mark the current link and for the references of chat links. */
  path: string;
  children: ReactNode;
};

/** Layout around every public page. */
export function SiteLayout({ settings, frame, path, children }: SiteLayoutProps) {
  const announcement = findAnnouncement(frame?.announcements ?? [], path);
  return (
    <SettingsProvider settings={settings} path={path}>
      <MenuProvider menu={frame?.menu ?? null}>
        <Global styles={scrollLockCss} />
        <SkipLink />
        {announcement ? <AnnouncementBar announcement={announcement} /> : null}
        <SiteHeader path={path} />
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        {/* The footer stays on the next page; an update that is not deferred would render it anew. */}
        <SettingsProvider settings={settings} path={useDeferredValue(path)}>
          <Slices>{footer}</Slices>
        </SettingsProvider>
        <ErrorBoundary fallback={() => null}>
          <FloatingWhatsApp path={path} />
          <NotificationArea />
        </ErrorBoundary>
      </MenuProvider>
    </SettingsProvider>
  );
}

const footer = <SiteFooter />;

// Prevents scrolling behind the open menu, with or without JavaScript.
const scrollLockCss = css({
  [mq.belowMd]: { 'html:has(header :popover-open)': { overflow: 'hidden' } },
});
