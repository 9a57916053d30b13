import { errors } from '@strapi/utils';

import { SCHEDULE_MESSAGES } from '../../contracts/scheduling';
import type { ScheduleDates } from './schedule-dates';

const FIELDS = ['publishAt', 'unpublishAt'] as const;

export const timeOf = (date: ScheduleDates['publishAt']): number =>
  date ? new Date(date).getTime() : NaN;

/** @throws ValidationError that the panel shows next to the field */
export function refuseDate(field: (typeof FIELDS)[number], message: string): never {
  throw new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
}

/** @throws ValidationError if a changed date is in the past or the dates are in the wrong order */
export function checkScheduleDates(stored: ScheduleDates, dates: ScheduleDates): void {
  for (const field of FIELDS) {
    // Rejects changed past dates: a form that was open when the date passed would restore it and
    // publish its content. An unchanged past date is still due and may be saved again.
    const isNew = timeOf(dates[field]) !== timeOf(stored[field]);
    if (isNew && timeOf(dates[field]) <= Date.now()) {
      refuseDate(field, SCHEDULE_MESSAGES.past(field));
    }
  }
  if (timeOf(dates.unpublishAt) <= timeOf(dates.publishAt)) {
    refuseDate('unpublishAt', SCHEDULE_MESSAGES.order);
  }
}
