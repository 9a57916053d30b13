import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { notificationStore } from './store.ts';

const loadToaster = () => import('./toaster.tsx');

type Loaded = Awaited<ReturnType<typeof loadToaster>>;

/**
 * Preloads the notification code. A form calls it when the visitor starts typing, so that a lost
 * connection can still be reported.
 */
export function prepareNotifications(): void {
  loadToaster().catch(() => undefined);
}

/**
 * Notifications of a public page. The first one loads the code; when that fails, notifications are
 * dropped and the next one tries again.
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
