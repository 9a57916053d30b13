import { Calendar } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { ZonedDateTimeInput } from './zoned-date-time-input';

/** Puts what is scheduled on the panel's home, and every date and time on the company's clock. */
export function registerScheduling(app: StrapiApp): void {
  app.addFields({ type: 'datetime', Component: ZonedDateTimeInput as ComponentType });
  app.widgets.register((widgets) => [
    {
      id: 'programacion',
      icon: Calendar,
      title: { id: 'tequiora.widget.schedule', defaultMessage: 'Programación' },
      component: async () => (await import('./schedule-widget')).ScheduleWidget,
    },
    ...widgets,
  ]);
}
