import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { notificationStore } from './store.ts';

const loadToaster = () => import('./toaster.tsx');

type Loaded = Awaited<ReturnType<typeof loadToaster>>;

/**
 * Loads the code of the notifications before one is needed: a form calls it when somebody begins to
 * fill it in, so that a lost connection can still be reported.
 */
export function prepareNotifications(): void {
  loadToaster().catch(() => undefined);
}

/**
 * The notifications of a public page. Their code is loaded with the first one; when that fails, they are
 * dropped, and the next one tries again.
 */
export function NotificationArea() {
  const hasAny = useStore(notificationStore, ({ notifications }) => notifications.length > 0);
  const [Toaster, setToaster] = useState<Loaded['Toaster'] | null>(null);
  const isNeeded = hasAny && !Toaster;
  useEffect(() => {
    if (!isNeeded) return;
    loadToaster().then(
      (loaded) => setToaster(() => loaded.Toaster),
      () => notificationStore.setState({ notifications: [] }),
    );
  }, [isNeeded]);
  return Toaster ? <Toaster place="page" /> : null;
}
