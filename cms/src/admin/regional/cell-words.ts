import { TIME_ZONE } from '../../lib/zoned-time';
import { optionWords } from '../translations/option-words';
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

/** 'Producto' for 'producto'; a dash for none. */
function tellOption(value: unknown): string {
  return typeof value === 'string' && value ? (optionWords[value] ?? value) : '-';
}

/** How a list shows a value of these types; nothing for all others, which Strapi shows well. */
export function findCellWords(
  attribute: NumberAttribute,
): ((value: unknown) => string) | undefined {
  if (isNumber(attribute)) return (value) => tellNumber(value, attribute);
  if (attribute.type === 'datetime') return tellShortMoment;
  if (attribute.type === 'enumeration') return tellOption;
  return undefined;
}
