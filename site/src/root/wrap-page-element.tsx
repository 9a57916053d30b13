import type { ReactElement, ReactNode } from 'react';
import { SiteLayout } from '#src/components/layout/site-layout.tsx';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { hasOwnFrame } from '#src/lib/paths.ts';
import { useSiteFrame } from '#src/queries/use-site-frame.ts';
import { useSiteSettings } from '#src/queries/use-site-settings.ts';
import { GlobalStyles } from '#src/theme/global-styles.tsx';
import { ErrorScreen } from './error-screen.tsx';

type WrapPageArgs = { element: ReactNode; props: { location: { pathname: string } } };

/**
 * Must render the same around every page in the build and the browser; a mismatch breaks hydration.
 */
export function wrapPageElement({ element, props }: WrapPageArgs): ReactElement {
  const { pathname } = props.location;
  return (
    <>
      {/*
       * The head of a built page contains them. Compared inline, because webpack would otherwise
       * keep the code.
       */}
      {process.env.BUILD_STAGE === 'build-javascript' ? null : <GlobalStyles />}
      {/* The outer boundary catches errors of the layout itself. */}
      <ErrorBoundary resetKey={pathname} fallback={showError}>
        {hasOwnFrame(pathname) ? (
          element
        ) : (
          <LayoutWithSettings path={pathname}>
            <ErrorBoundary resetKey={pathname} fallback={showError}>
              {element}
            </ErrorBoundary>
          </LayoutWithSettings>
        )}
      </ErrorBoundary>
    </>
  );
}

function showError(error: unknown) {
  return <ErrorScreen error={error} />;
}

/** Connects the public layout to the queries of settings, menu and announcements. */
function LayoutWithSettings({ path, children }: { path: string; children: ReactNode }) {
  return (
    <SiteLayout settings={useSiteSettings()} frame={useSiteFrame()} path={path}>
      {children}
    </SiteLayout>
  );
}
