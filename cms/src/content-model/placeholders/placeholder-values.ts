import type { Core } from '@strapi/strapi';

import { isRecord } from '../../../contracts/is-record';
import type { PlaceholderValues } from '../../../contracts/placeholders';
import { query } from '../../platform/strapi/query';
import { textOf, type Values } from '../entry';

import { priceOf } from './price-of';

const SETTINGS = 'api::site-settings.site-settings';

/** Shortens '09:00:00.000' to '9:00'. */
function shortTime(value: unknown): string {
  return textOf(value).slice(0, 5).replace(/^0/, '');
}

function hoursOf(hours: unknown): string | undefined {
  if (!isRecord(hours)) return undefined;
  const parts = [textOf(hours.label), shortTime(hours.opens), shortTime(hours.closes)];
  const [days, opens, closes] = parts;
  return parts.every(Boolean) ? `${days} de ${opens} a ${closes}` : undefined;
}

/** Returns the placeholder values from the site's settings. */
function siteValuesFrom(settings: Values): PlaceholderValues {
  const horario = hoursOf(settings.hours);
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
