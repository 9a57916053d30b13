import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { useCountdown } from '#src/hooks/use-countdown.ts';

const SECONDS = 10;

/** Redirects to the home page after some seconds, and offers to cancel. */
export function RedirectHome() {
  const [isLeaving, setIsLeaving] = useState(true);
  const left = useCountdown(SECONDS, isLeaving);
  useEffect(() => {
    if (left === 0) void navigate('/', { replace: true });
  }, [left]);
  if (!isLeaving) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setIsLeaving(false)}>
        Quedarme aquí
      </Button>
      <p role="timer">Te llevamos al inicio en {left} s.</p>
    </>
  );
}
