import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/**
 * Shows the messages of a rejected request at the fields of a form and focuses the first one.
 * @param fieldOf returns the form field of a path in the request, null if the form has none
 * @returns the messages that belong to no field
 */
export function showFieldErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  fieldOf: (path: string) => string | null = (path) => path,
): string[] {
  const others: string[] = [];
  let shouldFocus = true;
  for (const [path, message] of Object.entries(
    error instanceof ApiError ? error.fieldErrors : {},
  )) {
    const field = fieldOf(path);
    if (field === null) others.push(message);
    else {
      setError(field as Path<Values>, { message }, { shouldFocus });
      shouldFocus = false;
    }
  }
  return others;
}
