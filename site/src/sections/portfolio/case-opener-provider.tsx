import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { delay } from '#src/lib/delay.ts';
import { withMovingPart } from '#src/lib/view-transition.ts';
import type { CaseDialog } from './case-dialog.tsx';
import { CaseOpenerContext, type CaseOpener } from './case-opener.ts';
import { casePath, PORTFOLIO_PATH } from './case-paths.ts';
import { loadCase } from './use-case-content.ts';

type DialogModule = { CaseDialog: typeof CaseDialog };
/** Maximum wait for the case's content; the dialog opens without it afterwards. */
const MAX_WAIT_MS = 200;

/** Makes case cards open in a dialog over the page, each with the URL of its own page. */
export function CaseOpenerProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const loadDialog = useCallback(async () => setDialog(await import('./case-dialog.tsx')), []);
  const { slug, push } = useCaseHistory(loadDialog);
  const trigger = useRef<HTMLElement | null>(null);
  // Number of the latest request to open a case; leaving the page cancels it.
  const latestRequest = useRef(0);
  useEffect(() => () => void (latestRequest.current += 1), []);

  const opener = useMemo<CaseOpener>(
    () => ({
      open: (caseSlug, element) => {
        trigger.current = element;
        const request = (latestRequest.current += 1);
        const ifLatest = (action: () => void) => {
          if (request === latestRequest.current) action();
        };
        const picture = element.closest('li, article')?.querySelector<HTMLElement>(CARD_PICTURE);
        Promise.all([loadDialog(), Promise.race([loadCase(caseSlug), delay(MAX_WAIT_MS)])]).then(
          () => withMovingPart(picture, findDialogStage, () => ifLatest(() => push(caseSlug))),
          () => ifLatest(() => window.location.assign(casePath(caseSlug))),
        );
      },
      prepare: () => void loadDialog().catch(() => undefined),
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- push only reads refs and setters
    [],
  );

  return (
    <CaseOpenerContext.Provider value={opener}>
      {children}
      {dialog ? (
        <ErrorBoundary resetKey={slug ?? ''} fallback={() => null}>
          <dialog.CaseDialog slug={slug} trigger={trigger} onClose={() => window.history.back()} />
        </ErrorBoundary>
      ) : null}
    </CaseOpenerContext.Provider>
  );
}

const CARD_PICTURE = '[data-card-media]';

function findDialogStage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role="dialog"] [data-case-stage]');
}

/**
 * State of the case that the current history entry shows over the list. These entries must stay
 * hidden from the router, which would replace the list with the case's page and lose the scroll
 * position; the listener uses the capture phase to run before the router's.
 *
 * @param allow resolves when a case can be shown; a rejection loads the case's page instead
 */
function useCaseHistory(allow: () => Promise<unknown>) {
  const [slug, setSlug] = useState<string | null>(null);
  const current = useRef(slug);

  useEffect(() => {
    const show = (next: string | null) => {
      current.current = next;
      setSlug(next);
    };
    const onPopState = (event: PopStateEvent) => {
      const next = slugOf(event.state);
      const isBackOnList = current.current !== null && isListPath(window.location.pathname);
      if (next === null && !isBackOnList) return;
      event.stopImmediatePropagation();
      if (next === null) show(null);
      else
        allow().then(
          () => show(next),
          () => window.location.reload(),
        );
    };
    window.addEventListener('popstate', onPopState, true);
    return () => window.removeEventListener('popstate', onPopState, true);
  }, [allow]);

  return {
    slug,
    push: (next: string) => {
      current.current = next;
      window.history.pushState({ caseSlug: next, key: `${Date.now()}` }, '', casePath(next));
      setSlug(next);
    },
  };
}

function slugOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('caseSlug' in state)) return null;
  return typeof state.caseSlug === 'string' ? state.caseSlug : null;
}

function isListPath(path: string): boolean {
  return path.replace(/\/+$/, '') === PORTFOLIO_PATH;
}
