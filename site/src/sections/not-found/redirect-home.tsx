import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { usePageHidden } from '#src/hooks/use-page-hidden.ts';
import { NOT_FOUND_TITLE_ID } from './not-found.tsx';

const SECONDS = 10;

/**
 * Redirects to the home page after some seconds in a visible tab, and offers to cancel. A visitor who
 * types, as in the search, stays.
 */
export function RedirectHome({ label }: { label: string }) {
  const [isLeaving, setIsLeaving] = useState(true);
  const [left, setLeft] = useState(SECONDS);
  const isHidden = usePageHidden();
  const isTicking = isLeaving && !isHidden && left > 0;

  useEffect(() => {
    if (!isTicking) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [isTicking, left]);

  useEffect(() => {
    if (left === 0) void navigate('/', { replace: true });
  }, [left]);

  useEffect(() => {
    const stop = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) setIsLeaving(false);
    };
    document.addEventListener('focusin', stop);
    return () => document.removeEventListener('focusin', stop);
  }, []);

  function stay() {
    setIsLeaving(false);
    // The clicked button disappears.
    document.getElementById(NOT_FOUND_TITLE_ID)?.focus();
  }

  if (!isLeaving) return null;
  return (
    <>
      <Button variant="secondary" onClick={stay}>
        {label}
      </Button>
      <p role="timer">{`Te llevamos al inicio en ${left} s.`}</p>
    </>
  );
}
