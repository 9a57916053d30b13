import { isRecord } from '../../../../contracts/is-record';
import { normaliseText } from '../../../../contracts/text';
import { fieldCheck } from './publish-check';

const TEXTS = new Set(['string', 'text', 'richtext', 'uid', 'blocks']);

function isNormal(value: unknown): boolean {
  if (typeof value === 'string') return normaliseText(value) === value;
  if (Array.isArray(value)) return value.every(isNormal);
  return !isRecord(value) || (isNormal(value.text) && isNormal(value.children));
}

/** Rejects texts with forbidden characters, stored before saving removed them. */
export const characterCheck = fieldCheck(({ attribute, value, place }) =>
  !TEXTS.has(attribute.type) || isNormal(value)
    ? undefined
    : `«${place}» tiene caracteres que no se ven y que una página no puede llevar. Abre la entrada y guárdala: se quitan solos.`,
);
