import { useEffect, useRef } from 'react';

import {
  changedFields,
  hasTypedFields,
  removeUnsavedEntry,
  storeUnsavedEntry,
} from './unsaved-entry';
import type { EntryForm } from './use-entry-form';

const DEBOUNCE_MS = 500;

/** Stores the changed fields of a form. */
export function storeChanges({ ref, values, loaded, schema, isNew }: EntryForm): void {
  const changed = changedFields(loaded, values);
  // Strapi generates the slug of a new entry when its form opens.
  if (changed && (!isNew || hasTypedFields(changed, schema))) storeUnsavedEntry(ref, changed);
}

/** Stores unsaved input in the browser until it is saved or undone. */
export function useStoreUnsavedEntry(form: EntryForm) {
  const { ref, values, loaded, isModified, isSubmitting } = form;
  const last = useRef({ isModified, loaded });

  useEffect(() => {
    const before = last.current;
    last.current = { isModified, loaded };
    if (isSubmitting) return undefined;
    // Leaving without saving and undoing both reset the form to its loaded values.
    if (!isModified && before.isModified && before.loaded === loaded) removeUnsavedEntry(ref);
    if (!isModified) return undefined;
    const store = () => storeChanges(form);
    const timer = setTimeout(store, DEBOUNCE_MS);
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', store);
    };
    // `form` and `ref` are new objects in each render, so their fields are listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ref.model, ref.documentId, values, loaded, isModified, isSubmitting]);
}
