import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { notificationStore } from './store.ts';
import { useWasEver } from './use-was-ever.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The notifications of the store. Their code is loaded with the first one. */
export function NotificationArea() {
  const hasAny = useStore(notificationStore, ({ notifications }) => notifications.length > 0);
  const wasNeeded = useWasEver(hasAny);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
