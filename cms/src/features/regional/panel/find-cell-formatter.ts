import { formatDateTime } from '../../../../contracts/format-date';
import { optionLabels } from '../../../content-model/panel/option-labels';
import { isNumberAttribute, formatNumber, type NumberAttribute } from './format-number';

/** Returns '21 nov 2026, 14:37' in the company's time zone, or a dash for an empty value. */
function formatDateTimeCell(value: unknown): string {
  const date = new Date(String(value));
  return value && !Number.isNaN(date.getTime()) ? formatDateTime(date) : '-';
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
