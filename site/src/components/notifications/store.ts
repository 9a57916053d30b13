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

type NewNotification = Omit<Notification, 'id' | 'duration'> & { duration?: number };

type NotificationState = {
  notifications: readonly Notification[];
  add: (notification: NewNotification) => string;
  dismiss: (id: string) => void;
};

const DEFAULT_DURATION = 5000;

let count = 0;

export const notificationStore = createStore<NotificationState>((set) => ({
  notifications: [],
  add: ({ duration = DEFAULT_DURATION, ...notification }) => {
    const id = `n${(count += 1)}`;
    set(({ notifications }) => ({
      notifications: [...notifications, { ...notification, duration, id }],
    }));
    return id;
  },
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
  duration?: number,
): string {
  return notificationStore
    .getState()
    .add({ type, title, message, ...(duration === undefined ? null : { duration }) });
}
