import { isRecord } from '../../../../contracts/is-record';
import { isBlank } from '../../../../contracts/text';
import type { EntryField } from '../../../content-model/fields-of';
import { fieldCheck } from './publish-check';

/** Returns true for rich text without visible characters and pictures. */
function isEmptyText(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmptyText);
  if (!isRecord(value) || value.type === 'image') return false;
  return typeof value.text === 'string' ? isBlank(value.text) : isEmptyText(value.children ?? []);
}

export function isEmptyField({
  attribute,
  value,
}: Pick<EntryField, 'attribute' | 'value'>): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return isBlank(value);
  if (attribute.type === 'blocks') return isEmptyText(value);
  return Array.isArray(value) && value.length === 0;
}

/**
 * Rejects empty required fields. Strapi itself accepts blank texts. While staff edit, the panel counts
 * the relations of the form (`missingFields`).
 */
export const requiredFieldCheck = fieldCheck((field) => {
  if (field.attribute.required !== true || !isEmptyField(field)) return undefined;
  return field.attribute.type === 'relation'
    ? `Falta elegir «${field.place}», o lo elegido no está publicado.`
    : `Falta llenar «${field.place}».`;
});
