import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { useCountdown } from '#src/hooks/use-countdown.ts';

const SECONDS = 10;

/** Takes the visitor to the start after some seconds, and offers to stay. */
export function LeaveForHome() {
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
