import { useEffect, useRef, useState } from 'react';
import { casePath, PORTFOLIO_PATH } from './case-paths.ts';

type CaseHistory = {
  /** The case open over the list. */
  slug: string | null;
  push: (slug: string) => void;
};

/**
 * State of the case that the current history entry shows over the list. These entries must stay
 * hidden from the router, which would replace the list with the case's page and lose the scroll
 * position; the listener uses the capture phase to run before the router's.
 *
 * @param allow resolves when a case can be shown; a rejection loads the case's page instead
 */
export function useCaseHistory(allow: () => Promise<unknown>): CaseHistory {
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
    push: (next) => {
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
