import { listOpeningHours } from '../../contracts/format-opening-hours';
import { isRecord } from '../../contracts/is-record';
import type { DocumentMiddleware } from '../platform/strapi/document-call';
import { openingHoursFrom } from './opening-hours-of';

const UID = 'api::site-settings.site-settings';

/** Titles opening hours with their text: the panel shows the title of each in its list and in the history. */
function titled(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const hours = openingHoursFrom(row);
  return { ...row, label: hours ? listOpeningHours([hours])[0] : null };
}

/** Fills in the titles of the opening hours in the site settings on every save. */
export function titleOpeningHours(): DocumentMiddleware {
  return (ctx, next) => {
    const { data } = ctx.params;
    if (ctx.uid === UID && Array.isArray(data?.hours)) data.hours = data.hours.map(titled);
    return next();
  };
}
