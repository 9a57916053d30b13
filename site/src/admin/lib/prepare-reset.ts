import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Returns a function that resets a form to what was stored; fields that were edited since the call keep their
 * text. Call it when the form is sent.
 */
export function prepareReset<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
): (stored: Values) => void {
  const sent = form.getValues();
  return (stored) => {
    const current = form.getValues();
    form.reset(stored);
    for (const name of Object.keys(current) as Path<Values>[]) {
      const value: unknown = current[name];
      if (JSON.stringify(value) === JSON.stringify(sent[name])) continue;
      form.setValue(name, value as PathValue<Values, typeof name>, { shouldDirty: true });
    }
  };
}
