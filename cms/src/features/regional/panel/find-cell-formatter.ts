import { optionLabels } from '../../../content-model/panel/option-labels';
import { TIME_ZONE } from '../../../platform/values/zoned-time';
import { isNumberAttribute, formatNumber, type NumberAttribute } from './format-number';

const DATE_TIME = new Intl.DateTimeFormat('es-MX', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns '21 nov 2026, 14:37' in the company's time zone, or a dash for an empty value. */
export function formatDateTimeCell(value: unknown): string {
  const date = new Date(String(value));
  return value && !Number.isNaN(date.getTime()) ? DATE_TIME.format(date) : '-';
}

/** Returns the label of an enumeration value, or a dash for an empty one. */
function formatOption(value: unknown): string {
  return typeof value === 'string' && value ? (optionLabels[value] ?? value) : '-';
}

/** Returns the formatter of a list cell; undefined for types that Strapi formats itself. */
export function findCellFormatter(
  attribute: NumberAttribute,
): ((value: unknown) => string) | undefined {
  if (isNumberAttribute(attribute)) return (value) => formatNumber(value, attribute);
  if (attribute.type === 'datetime') return formatDateTimeCell;
  if (attribute.type === 'enumeration') return formatOption;
  return undefined;
}
