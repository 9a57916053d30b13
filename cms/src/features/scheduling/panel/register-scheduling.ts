import type { StrapiApp } from '@strapi/strapi/admin';

import { asField } from '../../../platform/panel/strapi-panel';
import { ZonedDateTimeInput } from './zoned-date-time-input';

/** Replaces the date-time field: values are shown in the company's time zone. */
export function registerScheduling(app: StrapiApp): void {
  app.addFields({ type: 'datetime', Component: asField(ZonedDateTimeInput) });
}
