import { formatLongDateTime } from '../../../../contracts/format-date';
import { isRecord } from '../../../../contracts/is-record';
import { valueType } from '../../../content-model/compare-values';
import type { Attribute } from '../../../content-model/content-attributes';
import { formatPlainValue } from '../../../content-model/panel/format-change';
import { shorten, shortenPair } from '../../../content-model/shorten';
import type { FormDifference } from './form-differences';

const EMPTY = 'Vacío';
const LISTED_MAX = 3;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const { text, children, image } = value;
  return [...textsIn(text), ...textsIn(children), ...(isRecord(image) ? ['[imagen]'] : [])];
};

/** Returns the first text of a component, as its name. */
function nameOf(part: unknown): string {
  const { id: _id, __temp_key__: _key, __component, ...fields } = isRecord(part) ? part : {};
  const { title, name, label, text } = fields;
  const found = [title, name, label, text, ...Object.values(fields)].find(
    (each) => typeof each === 'string' && each !== '',
  );
  return typeof found === 'string' ? `“${shorten(found)}”` : 'sin texto';
}

function formatList(list: unknown[]): string {
  if (list.length === 0) return 'Ninguno';
  const names = list.slice(0, LISTED_MAX).map(nameOf).join(', ');
  const rest = list.length - LISTED_MAX;
  return `${list.length}: ${names}${rest > 0 ? ` y ${rest} más` : ''}`;
}

/** Returns the text for a value of the form; of a relation only the entries added in the form. */
function formatValue({ type }: Attribute, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '')
    return type === 'boolean' ? 'no' : EMPTY;
  if (type === 'blocks') return `“${shorten(textsIn(value).join(' '))}”`;
  if (type === 'media') {
    const files = (Array.isArray(value) ? value : [value]).filter(isRecord);
    return files.map(({ name }) => String(name)).join(', ') || EMPTY;
  }
  if (type === 'relation') {
    const { connect } = isRecord(value) ? value : {};
    const chosen = (Array.isArray(connect) ? connect : []).filter(isRecord);
    return chosen.map(({ label }) => `“${String(label)}”`).join(', ') || EMPTY;
  }
  if (Array.isArray(value)) return formatList(value);
  if (type === 'component') return nameOf(value);
  if (type === 'datetime' && (typeof value === 'string' || value instanceof Date))
    return formatLongDateTime(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return formatPlainValue(valueType(field, type), value);
  return 'Cambió';
}

/** Returns both values of a difference, long texts shortened to where they differ. */
export function formatDifference({ attribute, steps, mine, theirs }: FormDifference) {
  const field = steps.at(-1)?.field ?? '';
  const [a, b] =
    attribute.type === 'blocks' ? [mine, theirs].map((v) => textsIn(v).join(' ')) : [mine, theirs];
  const isText = typeof a === 'string' && typeof b === 'string' && a !== '' && b !== '';
  if (isText && attribute.type !== 'datetime') {
    const [first, second] = shortenPair(a, b);
    const type: Attribute = attribute.type === 'blocks' ? { type: 'text' } : attribute;
    return { mine: formatValue(type, field, first), theirs: formatValue(type, field, second) };
  }
  return {
    mine: formatValue(attribute, field, mine),
    theirs: formatValue(attribute, field, theirs),
  };
}
