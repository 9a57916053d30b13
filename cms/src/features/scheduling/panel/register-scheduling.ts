import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import { ZonedDateTimeInput } from './zoned-date-time-input';

/** Replaces the date-time field: values are shown in the company's time zone. */
export function registerScheduling(app: StrapiApp): void {
  app.addFields({ type: 'datetime', Component: ZonedDateTimeInput as ComponentType });
}
