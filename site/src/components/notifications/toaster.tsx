import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useStore } from 'zustand';
import { layout, zIndex } from '#src/theme/tokens/layout.ts';
import { NotificationCard } from './notification-card.tsx';
import { notificationStore } from './store.ts';

const TOP = `calc(${layout.nav} + 16px)`;

/** Hands the store's notifications to sonner, and tells the store when one has gone. */
export function Toaster() {
  const notifications = useStore(notificationStore, (state) => state.notifications);
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const { dismiss } = notificationStore.getState();
    const current = new Set(notifications.map(({ id }) => id));
    for (const notification of notifications) {
      const { id, duration } = notification;
      if (shown.current.has(id)) continue;
      toast.custom(
        () => <NotificationCard notification={notification} onClose={() => dismiss(id)} />,
        { id, duration, onAutoClose: () => dismiss(id), onDismiss: () => dismiss(id) },
      );
    }
    for (const id of shown.current) if (!current.has(id)) toast.dismiss(id);
    shown.current = current;
  }, [notifications]);

  return (
    <Sonner
      position="top-right"
      visibleToasts={3}
      offset={{ top: TOP, right: '24px' }}
      mobileOffset={{ top: TOP, left: '16px', right: '16px' }}
      containerAriaLabel="Notificaciones"
      style={{ zIndex: zIndex.toast }}
      toastOptions={{ unstyled: true }}
    />
  );
}
