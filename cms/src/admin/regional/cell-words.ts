import { TIME_ZONE } from '../../lib/zoned-time';
import { isNumber, tellNumber, type NumberAttribute } from './number-words';

const MOMENT = new Intl.DateTimeFormat('es-MX', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '21 nov 2026, 14:37', on the company's clock; a dash for none. */
export function tellShortMoment(moment: unknown): string {
  const date = new Date(String(moment));
  return moment && !Number.isNaN(date.getTime()) ? MOMENT.format(date) : '-';
}

/** How a list shows a value of these types; nothing for all others, which Strapi shows well. */
export function findCellWords(
  attribute: NumberAttribute,
): ((value: unknown) => string) | undefined {
  if (isNumber(attribute)) return (value) => tellNumber(value, attribute);
  if (attribute.type === 'datetime') return tellShortMoment;
  return undefined;
}
