import type { ReactElement, ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { GlobalStyles } from '#src/theme/global-styles.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { LayoutWithSettings } from './layout-with-settings.tsx';
import { hasOwnFrame } from './paths.ts';

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
