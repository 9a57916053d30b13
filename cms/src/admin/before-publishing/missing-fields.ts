import { isRecord, type Values } from '../../publish-rules/entry';
import type { EntryField } from '../../publish-rules/fields-of';
import { isEmptyField } from '../../publish-rules/required';

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** How many entries a relation holds: the form keeps only what was changed of it. */
function related(value: unknown, stored: unknown): number {
  if (!isRecord(value)) return countOf(value);
  const before = isRecord(stored) && typeof stored.count === 'number' ? stored.count : 0;
  const count = typeof value.count === 'number' ? value.count : before;
  return count + countOf(value.connect) - countOf(value.disconnect);
}

function isEmpty(field: EntryField, stored: Values): boolean {
  const { attribute, value, path } = field;
  const [name = '', ...deeper] = path;
  if (attribute.type !== 'relation') return isEmptyField(field);
  return deeper.length === 0 && related(value, stored[name]) <= 0;
}

/**
 * The fields without which the CMS does not publish an entry, by their place in the form.
 * @param stored the entry as it is saved
 */
export function missingFields(fields: readonly EntryField[], stored: Values): string[] {
  return fields
    .filter((field) => field.attribute.required === true && isEmpty(field, stored))
    .map(({ place }) => place);
}
