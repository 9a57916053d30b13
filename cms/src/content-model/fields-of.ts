import { isRecord } from '../../contracts/is-record';
import { allAttributes } from './content-attributes';
import type { CheckedEntry } from './entry';
import { esLabels } from './views/es-labels';
import { type ContentField, walkContent } from './walk-content';

export type EntryField = Omit<ContentField, 'steps'> & {
  /** The type of the entry. */
  uid: string;
  path: string[];
  /** Label for staff: `Láminas 2 › Imagen`. */
  place: string;
};

function formatPlace(steps: ContentField['steps']): string {
  return steps
    .map(({ owner, field, index, count = 1 }) => {
      const label = esLabels[owner]?.[field] ?? field;
      return index !== undefined && count > 1 ? `${label} ${index + 1}` : label;
    })
    .join(' › ');
}

/**
 * Returns the fields of an entry in schema order. Components, also those of dynamic zones, are replaced
 * by their fields; an empty component is a field itself.
 */
export function fieldsOf({ uid, schema, components, values }: CheckedEntry): EntryField[] {
  const attributesOf = allAttributes((model) =>
    model === uid ? schema : (components[model] ?? { attributes: {} }),
  );
  const fields = walkContent<EntryField[]>(
    attributesOf,
    uid,
    values,
    ({ steps, ...field }, visitPart) => {
      const { attribute, value } = field;
      const hasParts = attribute.type === 'component' || attribute.type === 'dynamiczone';
      if (hasParts && isRecord(value)) return visitPart(value).flat();
      if (hasParts && Array.isArray(value) && value.length > 0) {
        return value.flatMap((part, index) => visitPart(part, index, value.length).flat());
      }
      const path = steps.flatMap(({ field: name, index }) =>
        index === undefined ? [name] : [name, String(index)],
      );
      return [{ ...field, uid, path, place: formatPlace(steps) }];
    },
  );
  return fields.flat();
}
