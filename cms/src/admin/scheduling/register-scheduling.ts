import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { ZonedDateTimeInput } from './zoned-date-time-input';

/** Shows every date and time on the company's clock. */
export function registerScheduling(app: StrapiApp): void {
  app.addFields({ type: 'datetime', Component: ZonedDateTimeInput as ComponentType });
}
