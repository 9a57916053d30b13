import type { FormComponents, FormSchema, Values } from '../../../content-model/panel/form-schema';
import { findFormDifferences, type FormDifference } from './form-differences';
import { changedFields, hasTypedFields, type UnsavedEntry } from './unsaved-entry';

type ComparedForm = {
  uid: string;
  schema: FormSchema;
  components: FormComponents;
  loaded: Values;
  values: Values;
};

/** Converts stored fields to form values: forms have undefined where the storage has null. */
function asFormValues(kept: Values, schema: FormSchema): Values {
  const fields = Object.entries(kept).map(([field, value]): [string, unknown] => [
    field,
    value === null && schema[field]?.type !== 'boolean' ? undefined : value,
  ]);
  return Object.fromEntries(fields);
}

/**
 * Compares the kept input of an entry with the form as it is now: with what another user saved and what
 * was typed since. Returns the differences and the values to merge the kept input into.
 */
export function compareUnsaved(
  { uid, schema, components, loaded, values }: ComparedForm,
  unsaved: UnsavedEntry,
): { theirs: Values; differences: FormDifference[] } {
  const base = { ...loaded, ...asFormValues(unsaved.base, schema) };
  const mine = { ...loaded, ...asFormValues(unsaved.mine, schema) };
  const changed = changedFields(loaded, values);
  // Unless something was typed, another slug in the form is the one that the panel generates on open.
  const hasGenerated = changed && !hasTypedFields(changed, schema);
  const generated = Object.keys(hasGenerated ? changed.mine : {}).filter(
    (field) => loaded[field] === base[field] && values[field] !== mine[field],
  );
  const theirs = {
    ...values,
    ...Object.fromEntries(generated.map((field) => [field, base[field]])),
  };
  const changedLinks = new Set(Object.keys(changed?.mine ?? {}));
  const forms = { base, mine, theirs };
  const differences = findFormDifferences(uid, schema, components, forms, changedLinks);
  return { theirs, differences };
}

/** Returns true for a difference that the kept input makes. */
export const isKept = ({ changedBy }: FormDifference): boolean => changedBy !== 'theirs';
