import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '#src/components/ui/error-boundary.tsx';
import { withMovingPart } from '#src/lib/view-transition.ts';
import type { CaseDialog } from './case-dialog.tsx';
import { CaseOpenerContext, type CaseOpener } from './case-opener.ts';
import { casePath } from './case-paths.ts';
import { loadCase } from './use-case-content.ts';
import { useCaseHistory } from './use-case-history.ts';

type DialogModule = { CaseDialog: typeof CaseDialog };
type CaseOpenerProviderProps = { children: ReactNode };

/** Maximum wait for the case's content; the dialog opens without it afterwards. */
const MAX_WAIT_MS = 200;

/** Makes case cards open in a dialog over the page, each with the URL of its own page. */
export function CaseOpenerProvider({ children }: CaseOpenerProviderProps) {
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const loadDialog = useCallback(async () => setDialog(await import('./case-dialog.tsx')), []);
  const { slug, push } = useCaseHistory(loadDialog);
  const trigger = useRef<HTMLElement | null>(null);

  const opener = useMemo<CaseOpener>(
    () => ({
      open: (caseSlug, element) => {
        trigger.current = element;
        const picture = element.closest('li, article')?.querySelector<HTMLElement>(CARD_PICTURE);
        Promise.all([loadDialog(), Promise.race([loadCase(caseSlug), wait(MAX_WAIT_MS)])]).then(
          () => withMovingPart(picture, findDialogStage, () => push(caseSlug)),
          () => window.location.assign(casePath(caseSlug)),
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

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
