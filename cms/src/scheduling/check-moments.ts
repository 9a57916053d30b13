import { errors } from '@strapi/utils';

import { SCHEDULE_MESSAGES } from '../../contracts/scheduling';
import type { Moments } from './schedule-fields';

const FIELDS = ['publishAt', 'unpublishAt'] as const;

export const timeOf = (moment: Moments['publishAt']): number =>
  moment ? new Date(moment).getTime() : NaN;

/** @throws ValidationError that the panel shows at the field */
export function refuseMoment(field: (typeof FIELDS)[number], message: string): never {
  throw new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
}

/** @throws ValidationError when the moments that somebody sets cannot be honoured */
export function checkMoments(stored: Moments, wanted: Moments): void {
  for (const field of FIELDS) {
    // A page that was open while its moment came would bring it back and publish what it holds;
    // one that has come and is not yet honoured is simply saved again.
    const isNew = timeOf(wanted[field]) !== timeOf(stored[field]);
    if (isNew && timeOf(wanted[field]) <= Date.now()) {
      refuseMoment(field, SCHEDULE_MESSAGES.past(field));
    }
  }
  if (timeOf(wanted.unpublishAt) <= timeOf(wanted.publishAt)) {
    refuseMoment('unpublishAt', SCHEDULE_MESSAGES.order);
  }
}
