import { css, Global } from '@emotion/react';
import { memo, Suspense, useDeferredValue, type ReactNode } from 'react';
import { NotificationArea } from '#src/components/notifications/notification-area.tsx';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { PagePart } from '#src/components/ui/page-part.tsx';
import { mq } from '#src/theme/tokens.ts';
import { MAIN_ID } from '@tequiora/cms/contracts/pages.ts';
import { FloatingWhatsApp } from './floating-whatsapp.tsx';
import { SettingsProvider } from './settings-provider.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import type { SiteSettings } from './site-settings.ts';
import { SkipLink } from './skip-link.tsx';

type SiteLayoutProps = {
  settings: SiteSettings | null;
  /** Path of the page, to mark the current link and for the references of chat links. */
  path: string;
  children: ReactNode;
};

/** Layout around every public page. */
export function SiteLayout({ settings, path, children }: SiteLayoutProps) {
  return (
    <SettingsProvider settings={settings} path={path}>
      <Global styles={scrollLockCss} />
      <SkipLink />
      <SiteHeader path={path} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <HydratedFooter settings={settings} path={useDeferredValue(path)} />
      <ErrorBoundary fallback={() => null}>
        <FloatingWhatsApp path={path} />
        <NotificationArea />
      </ErrorBoundary>
    </SettingsProvider>
  );
}

/**
 * The footer in a boundary of its own, so that it hydrates in its own task. A visitor may go to another
 * page before; only a deferred update makes React hydrate the footer first, instead of rendering it
 * anew (error 421). `memo` and the provider keep other updates of the layout from it.
 */
const HydratedFooter = memo(function HydratedFooter({
  settings,
  path,
}: Omit<SiteLayoutProps, 'children'>) {
  return (
    <SettingsProvider settings={settings} path={path}>
      <PagePart>
        <Suspense>
          <SiteFooter />
        </Suspense>
      </PagePart>
    </SettingsProvider>
  );
});

// Prevents scrolling behind the open menu, with or without JavaScript.
const scrollLockCss = css({
  [mq.belowMd]: { 'html:has(header :popover-open)': { overflow: 'hidden' } },
});
