import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useStore } from 'zustand';
import { layout, zIndex } from '#src/theme/tokens.ts';
import { NotificationCard } from './notification-card.tsx';
import { notificationStore, type Notification } from './store.ts';

const BELOW_NAV = `calc(${layout.nav} + 16px)`;

/**
 * Positions clear of the controls used next: below the top bar of a public page, whose forms submit
 * at their end; on the dashboard's top bar, next to the link to the site.
 */
const PLACES = {
  page: {
    position: 'top-right',
    offset: { top: BELOW_NAV, right: '24px' },
    mobileOffset: { top: BELOW_NAV, left: '16px', right: '16px' },
  },
  bar: {
    position: 'top-right',
    offset: { top: '4px', right: '10rem' },
    mobileOffset: { top: '4px', left: '44px', right: '44px' },
  },
} as const;

/** Passes the store's notifications to sonner and removes closed ones from the store. */
export function Toaster({ place }: { place: keyof typeof PLACES }) {
  const notifications = useStore(notificationStore, (state) => state.notifications);
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const current = new Set(notifications.map(({ id }) => id));
    for (const notification of notifications) {
      if (!shown.current.has(notification.id)) show(notification, notification.duration);
    }
    for (const id of shown.current) {
      if (current.has(id)) continue;
      toast.dismiss(id);
      endHover();
    }
    shown.current = current;
  }, [notifications]);

  // sonner would show them again with the next Toaster.
  useEffect(() => () => void toast.dismiss(), []);

  return (
    <Sonner
      {...PLACES[place]}
      visibleToasts={3}
      containerAriaLabel="Notificaciones"
      // Clicks pass through to the controls below; the notification's own button takes clicks
      // (notification-card).
      style={{ zIndex: zIndex.toast, pointerEvents: 'none' }}
      toastOptions={{ unstyled: true }}
    />
  );
}

/**
 * Notifies sonner that the pointer has left. A notification that is pressed disappears under the pointer, and
 * browsers report no leave of a removed element: the countdowns of all others would stop for good.
 */
// UPSTREAM: sonner 2.0 · the attribute of the list and its handler of `mouseleave`
// why: a notification that is removed under the pointer pauses all others
// test: site/src/components/notifications/notification-area.test.tsx
// until: sonner counts the removed element as left
function endHover(): void {
  const list = document.querySelector('[data-sonner-toaster]');
  const leave = new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body });
  list?.dispatchEvent(leave);
}

function show(notification: Notification, duration: number): void {
  const { id } = notification;
  const dismiss = () => notificationStore.getState().dismiss(id);
  const act = () => notificationStore.getState().act(id);
  // sonner pauses its timer on hover, but not on focus.
  const hold = (isHeld: boolean) => {
    // The focus also leaves a button that is being removed, and sonner would add its notification again.
    const isOpen = notificationStore.getState().notifications.some((each) => each.id === id);
    if (isOpen) show(notification, isHeld ? Infinity : notification.duration);
  };
  toast.custom(
    () => (
      <NotificationCard notification={notification} onClose={dismiss} onAct={act} onHold={hold} />
    ),
    { id, duration, onAutoClose: dismiss, onDismiss: dismiss },
  );
}
