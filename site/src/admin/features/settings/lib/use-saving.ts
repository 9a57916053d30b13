import { useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { ApiError } from '#src/lib/api-error.ts';

export type Outcome = { isSaved: boolean; text: string };

type Saving<Values> = {
  /** Saves the values; a rejection is shown in the form. */
  save: (values: Values) => Promise<unknown>;
  savedText: string;
};

/**
 * Submits a form; shows validation errors of the CMS at their fields and the result in the form.
 */
export function useSaving<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { save, savedText }: Saving<Values>,
) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const onValid = async (values: Values) => {
    setOutcome(null);
    try {
      await save(values);
      setOutcome({ isSaved: true, text: savedText });
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
      fieldErrors.forEach(([field, message], index) =>
        form.setError(field as Path<Values>, { message }, { shouldFocus: index === 0 }),
      );
      setOutcome({ isSaved: false, text: failureText(error) });
    }
  };

  return {
    outcome,
    isSaving: form.formState.isSubmitting,
    submit: (event: FormEvent) => void form.handleSubmit(onValid, () => setOutcome(null))(event),
  };
}
