import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Adds «Calendario» to the menu for all roles; it shows what each may read. */
export function registerCalendar(app: StrapiApp): void {
  app.addMenuLink({
    to: 'calendario',
    icon: Calendar,
    intlLabel: { id: 'tequiora.calendar', defaultMessage: 'Calendario' },
    permissions: [],
    position: 3,
    Component: () => import('./calendar-page').then((page) => ({ default: page.CalendarPage })),
  });
}
