import type { Core } from '@strapi/strapi';

import { formatOpeningHours } from '../../../contracts/format-opening-hours';
import type { PlaceholderValues } from '../../../contracts/placeholders';
import { query } from '../../platform/strapi/query';
import { textOf, type Values } from '../entry';
import { openingHoursOf } from '../opening-hours-of';

import { priceOf } from './price-of';

const SETTINGS = 'api::site-settings.site-settings';

/** Returns the placeholder values from the site's settings. */
function siteValuesFrom(settings: Values): PlaceholderValues {
  const horario = formatOpeningHours(openingHoursOf(settings.hours));
  const respuesta = textOf(settings.responseText).replace(/\.$/, '');
  const hours = Number(settings.responseHours);
  return {
    ...(horario && { horario }),
    ...(respuesta && { respuesta }),
    // Non-breaking space between number and unit.
    ...(hours > 0 && { plazo: hours === 1 ? '1\u00a0hora' : `${hours}\u00a0horas` }),
  };
}

/** Returns the placeholder values for the texts of an entry. */
export function placeholderValuesFor(
  uid: string,
  entry: Values,
  siteValues: PlaceholderValues,
): PlaceholderValues {
  const price = priceOf(uid, entry);
  const own = uid === SETTINGS ? siteValuesFrom(entry) : {};
  return { ...siteValues, ...own, ...(price && { precio: price.text }) };
}

/** Returns the values of the published settings; empty if they are not published. */
export async function readSiteValues(strapi: Core.Strapi): Promise<PlaceholderValues> {
  const settings = await query<Values>(strapi, SETTINGS).findOne({
    where: { publishedAt: { $notNull: true } },
    populate: ['hours'],
  });
  return siteValuesFrom(settings ?? {});
}
