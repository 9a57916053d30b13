import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clearFormDraft, loadFormDraft, saveFormDraft } from './form-drafts.ts';

type FormDraftState = {
  /** The form shows what was typed before it was left. */
  isRestored: boolean;
  /** The entry was changed by somebody since that was typed. */
  isOutdated: boolean;
  /** Call it when the values are saved. */
  clear: () => void;
  /** Throws the draft away and shows the entry as it is stored. */
  discard: () => void;
};

/**
 * Keeps what is typed into a form until it is saved, so that a session that ends in the middle, a
 * reload or a wrong click loses nothing. Render the form once its default values are there.
 * @param key names the form and its entry, such as `producto:abc123` or `producto:nuevo`
 * @param version `updatedAt` of the entry; tells whether the draft is older than the entry
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  version: string | null = null,
): FormDraftState {
  const [draft, setDraft] = useState(() => loadFormDraft(key));
  const { reset, watch } = form;

  useEffect(() => {
    const kept = loadFormDraft(key);
    if (kept) reset(kept.values as Values, { keepDefaultValues: true });
    const subscription = watch((values, { name }) => {
      // Without a name it is a reset, not somebody typing.
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
