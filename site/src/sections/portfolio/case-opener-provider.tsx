import { lazy, Suspense, useMemo, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { casePath } from './case-paths.ts';
import { CaseOpenerContext, type CaseOpener } from './case-opener.ts';
import { useCaseHistory } from './use-case-history.ts';

const loadDialog = () => import('./case-dialog.tsx');

const CaseDialog = lazy(() => loadDialog().then((module) => ({ default: module.CaseDialog })));

type CaseOpenerProviderProps = { children: ReactNode };

/** Makes the cards inside open in a dialog over the page, each with the address of its own page. */
export function CaseOpenerProvider({ children }: CaseOpenerProviderProps) {
  const { slug, push } = useCaseHistory(loadDialog);
  const wasOpen = useRef(false);
  const trigger = useRef<HTMLElement | null>(null);
  wasOpen.current ||= slug !== null;

  const opener = useMemo<CaseOpener>(
    () => ({
      open: (wanted, element) => {
        trigger.current = element;
        loadDialog().then(
          () => push(wanted),
          () => window.location.assign(casePath(wanted)),
        );
      },
      prepare: () => void loadDialog().catch(() => undefined),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- push only reads refs and setters
    [],
  );

  return (
    <CaseOpenerContext.Provider value={opener}>
      {children}
      {wasOpen.current ? (
        <ErrorBoundary resetKey={slug ?? ''} fallback={() => null}>
          <Suspense fallback={null}>
            <CaseDialog slug={slug} trigger={trigger} onClose={() => window.history.back()} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </CaseOpenerContext.Provider>
  );
}
