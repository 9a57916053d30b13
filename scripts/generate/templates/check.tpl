import { type Problem, textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';

const REJECTED = /^{{kebabCase name}}$/;

/** Rejects texts that … */
export function check{{pascalCase name}}(fields: readonly EntryField[]): Problem[] {
  return fields.flatMap(({ attribute, value, path, place }) => {
    const isRejected = attribute.type === 'string' && REJECTED.test(textOf(value));
    return isRejected ? [{ path, message: `«${place}» {{message}}.` }] : [];
  });
}
