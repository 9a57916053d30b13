import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearFormDraft, loadFormDraft, saveFormDraft } from './form-drafts.ts';

type FormDraftState = {
  /** True when the form shows a restored draft. */
  isRestored: boolean;
  /** True when the entry has changed since the draft was typed. */
  isOutdated: boolean;
  /** Removes the draft; call it after saving. */
  clear: () => void;
  /** Removes the draft and resets the form to the stored entry. */
  discard: () => void;
};

/**
 * Keeps the values of a form until they are saved, so that an expired session, a reload or a wrong
 * click loses nothing. Render the form only after its default values have loaded.
 * @param key names the form and its entry, such as `producto:abc123` or `producto:nuevo`
 * @param version `updatedAt` of the entry, to detect that the draft is older than the entry
 */
export function useFormDraft<Values extends FieldValues, Output = Values>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
  version: string | null = null,
): FormDraftState {
  const [draft, setDraft] = useState(() => loadFormDraft(key));
  const { reset, watch } = form;

  useEffect(() => {
    const kept = loadFormDraft(key);
    if (kept) reset(kept.values as Values, { keepDefaultValues: true });
    const subscription = watch((values, { name }) => {
      // Without a name the change is a reset, not user input.
      if (name) saveFormDraft(key, { values, version: kept?.version ?? version });
    });
    return () => subscription.unsubscribe();
  }, [key, version, reset, watch]);

  const clear = useCallback(() => {
    clearFormDraft(key);
    setDraft(null);
  }, [key]);

  return {
    isRestored: draft !== null,
    isOutdated: draft !== null && draft.version !== version,
    clear,
    discard: () => {
      clear();
      reset();
    },
  };
}
