import { isRecord } from '../../../../contracts/is-record';
import type { FormComponents, Values } from '../../../content-model/panel/form-schema';
import { withStoredIds } from '../../../content-model/panel/row-ids';
import type { FormDifference } from './form-differences';

/** Returns a copy of `target` with `value` at the path. */
function withValue(target: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(target)) {
    return target.map((part: unknown, index) =>
      index === key ? withValue(part, rest, value) : part,
    );
  }
  const record = isRecord(target) ? target : {};
  return { ...record, [key]: withValue(record[key], rest, value) };
}

/** Returns true if this user's value replaces the other one in a field that both changed. */
export type KeepsMine = (difference: FormDifference) => boolean;

/**
 * Returns the values of the other user with this user's changes.
 */
export function mergeForm(
  theirs: Values,
  differences: readonly FormDifference[],
  components: FormComponents,
  keepsMine: KeepsMine,
): Values {
  return differences.reduce<Values>((merged, difference) => {
    const { changedBy, at, attribute, mine } = difference;
    if (changedBy === 'theirs' || (changedBy === 'both' && !keepsMine(difference))) return merged;
    const value = withStoredIds(attribute, mine, difference.theirs, components);
    const [field = '', ...rest] = at;
    return { ...merged, [field]: withValue(merged[field], rest, value) };
  }, theirs);
}
