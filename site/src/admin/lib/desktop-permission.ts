/** Returns whether the browser can show notifications and the user has not answered yet. */
export function mayAskForNotifications(): boolean {
  return 'Notification' in window && Notification.permission === 'default';
}

/** Returns whether the user allowed notifications of the operating system. */
export function areNotificationsAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}
