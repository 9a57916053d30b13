import { createStore } from 'zustand/vanilla';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

export type Notification = {
  id: string;
  type: NotificationType;
  title: string;
  message?: string | undefined;
  /** Milliseconds on screen; Infinity keeps it until it is dismissed. */
  duration: number;
  /** Button of the notification, which closes it; `key` also presses it. */
  action?: { label: string; run: () => void; key?: string };
  /** Called when the notification is dismissed or expires, unless the action was chosen. */
  onEnd?: () => void;
};

type NotificationState = {
  notifications: readonly Notification[];
  dismiss: (id: string) => void;
  /** Closes the notification and runs its action. */
  act: (id: string) => void;
};

const DEFAULT_DURATION = 5000;

let count = 0;

export const notificationStore = createStore<NotificationState>((set, get) => {
  const remove = (id: string): Notification | undefined => {
    const { notifications } = get();
    const removed = notifications.find((each) => each.id === id);
    // sonner also reports the end of notifications that were removed here.
    if (removed) set({ notifications: notifications.filter((each) => each !== removed) });
    return removed;
  };
  return {
    notifications: [],
    dismiss: (id) => remove(id)?.onEnd?.(),
    act: (id) => remove(id)?.action?.run(),
  };
});

/** Shows a notification at the top right; returns its id. */
export function showNotification(notification: Omit<Notification, 'id'>): string {
  const id = `n${(count += 1)}`;
  notificationStore.setState(({ notifications }) => ({
    notifications: [...notifications, { id, ...notification }],
  }));
  return id;
}

/** Shows a notification without an action; returns its id. */
export function notify(
  type: NotificationType,
  title: string,
  message?: string,
  duration = DEFAULT_DURATION,
): string {
  return showNotification({ type, title, message, duration });
}
