import { createStore } from 'zustand/vanilla';

export type NotificationType = 'success' | 'error' | 'warning' | 'info';

export type Notification = {
  id: string;
  type: NotificationType;
  title: string;
  message?: string | undefined;
  /** Milliseconds on screen; Infinity keeps it until it is dismissed. */
  duration: number;
};

type NotificationState = {
  notifications: readonly Notification[];
  dismiss: (id: string) => void;
};

const DEFAULT_DURATION = 5000;

let count = 0;

export const notificationStore = createStore<NotificationState>((set) => ({
  notifications: [],
  dismiss: (id) =>
    set(({ notifications }) => ({
      notifications: notifications.filter((notification) => notification.id !== id),
    })),
}));

/** Shows a notification at the top right; returns its id. */
export function notify(
  type: NotificationType,
  title: string,
  message?: string,
  duration = DEFAULT_DURATION,
): string {
  const id = `n${(count += 1)}`;
  notificationStore.setState(({ notifications }) => ({
    notifications: [...notifications, { id, type, title, message, duration }],
  }));
  return id;
}
