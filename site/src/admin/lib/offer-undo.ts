import {
  notificationStore,
  showNotification,
  type Notification,
} from '#src/components/notifications/store.ts';
import { SHORTCUTS, shortcutStore } from './shortcuts.ts';

/** How long «Deshacer» is offered while the notification has neither the pointer nor the focus. */
const UNDO_MS = 10_000;

type UndoOffer = Pick<Notification, 'type' | 'title' | 'message'> & {
  onUndo: () => void;
  /** Called when the notification ends without an undo. */
  onEnd?: () => void;
};

/** Shows a notification with the button «Deshacer». */
export function offerUndo({ onUndo, ...notification }: UndoOffer): void {
  const key = shortcutStore.getState().isOn ? SHORTCUTS.undo.key : undefined;
  const action = { label: 'Deshacer', run: onUndo, ...(key && { key }) };
  showNotification({ ...notification, action, duration: UNDO_MS });
}

/** Runs the action of the newest notification that has one. */
export function undoNewest(): void {
  const { notifications, act } = notificationStore.getState();
  const newest = notifications.findLast(({ action }) => action);
  if (newest) act(newest.id);
}

/** Closes the notifications with an action, and runs neither it nor what would follow. */
export function withdrawUndoOffers(): void {
  notificationStore.setState(({ notifications }) => ({
    notifications: notifications.filter(({ action }) => !action),
  }));
}
