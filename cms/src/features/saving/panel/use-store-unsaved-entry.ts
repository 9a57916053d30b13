import { useEffect, useRef } from 'react';

import { changedFields, removeUnsavedEntry, storeUnsavedEntry } from './unsaved-entry';
import type { EntryForm } from './use-entry-form';

const DEBOUNCE_MS = 500;

/** Stores unsaved input in the browser until it is saved or undone. */
export function useStoreUnsavedEntry({
  ref,
  values,
  loaded,
  isModified,
  isSubmitting,
  updatedAt,
}: EntryForm) {
  const last = useRef({ isModified, loaded });

  useEffect(() => {
    const before = last.current;
    last.current = { isModified, loaded };
    if (isSubmitting) return undefined;
    // Leaving without saving and undoing both reset the form to its loaded values.
    if (!isModified && before.isModified && before.loaded === loaded) removeUnsavedEntry(ref);
    const changed = isModified ? changedFields(loaded, values) : undefined;
    if (!changed) return undefined;
    const store = () => storeUnsavedEntry(ref, { ...changed, basedOn: updatedAt });
    const timer = setTimeout(store, DEBOUNCE_MS);
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', store);
    };
    // `ref` is a new object in each render, so its fields are listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ref.model, ref.documentId, values, loaded, isModified, isSubmitting, updatedAt]);
}
