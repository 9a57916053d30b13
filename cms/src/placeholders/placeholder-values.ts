import type { Core } from '@strapi/strapi';

import type { PlaceholderValues } from '../../contracts/placeholders';
import { isRecord, textOf, type Values } from '../publish-rules/entry';
import { priceOf } from './price-of';

const SETTINGS = 'api::site-settings.site-settings';

/** '09:00:00.000' → '9:00'. */
function shortTime(value: unknown): string {
  return textOf(value).slice(0, 5).replace(/^0/, '');
}

function hoursOf(hours: unknown): string | undefined {
  if (!isRecord(hours)) return undefined;
  const parts = [textOf(hours.label), shortTime(hours.opens), shortTime(hours.closes)];
  const [days, opens, closes] = parts;
  return parts.every(Boolean) ? `${days} de ${opens} a ${closes}` : undefined;
}

/** What the site's settings give to the texts of all entries. */
export function siteValuesOf(settings: Values): PlaceholderValues {
  const horario = hoursOf(settings.hours);
  const respuesta = textOf(settings.responseText).replace(/\.$/, '');
  const hours = Number(settings.responseHours);
  return {
    ...(horario && { horario }),
    ...(respuesta && { respuesta }),
    // A line does not end between the number and its unit.
    ...(hours > 0 && { plazo: hours === 1 ? '1\u00a0hora' : `${hours}\u00a0horas` }),
  };
}

/** What the placeholders in an entry's texts stand for. */
export function valuesFor(
  uid: string,
  entry: Values,
  siteValues: PlaceholderValues,
): PlaceholderValues {
  const price = priceOf(uid, entry);
  const own = uid === SETTINGS ? siteValuesOf(entry) : {};
  return { ...siteValues, ...own, ...(price && { precio: price.text }) };
}

/** The values of the settings that are published; none when no settings are. */
export async function readSiteValues(strapi: Core.Strapi): Promise<PlaceholderValues> {
  const settings: Values | null = await strapi.db
    .query(SETTINGS)
    .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['hours'] });
  return siteValuesOf(settings ?? {});
}
