import { useEffect, useRef } from 'react';
import { areNotificationsAllowed } from './desktop-permission.ts';
import { useEnquiryCounts } from './use-enquiry-counts.ts';

/**
 * Shows a notification of the operating system when an enquiry arrives while the window is hidden, if the
 * user allowed it with the button of the list. It has no name: others may see the screen.
 */
export function useDesktopNotifications(): void {
  const { data: counts } = useEnquiryCounts();
  const newest = counts?.newestAt ?? null;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const last = seen.current;
    seen.current = newest ?? last;
    if (last === null || newest === null || newest <= last || !document.hidden) return;
    if (!areNotificationsAllowed()) return;
    const notification = new Notification('Llegó una consulta nueva', {
      body: 'Está en Hoy y en Consultas.',
      tag: 'consulta-nueva',
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  }, [newest]);
}
