import { useEffect, useRef } from 'react';

import { changedFields, forgetUnsaved, keepUnsaved } from './unsaved-entries';
import type { EntryForm } from './use-entry-form';

const PAUSE_MS = 500;

/** Keeps what is typed in the browser until it is saved, or undone by its user. */
export function useKeepUnsaved({
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
    // Leaving on purpose and undoing leave the form as it was loaded.
    if (!isModified && before.isModified && before.loaded === loaded) forgetUnsaved(ref);
    const changed = isModified ? changedFields(loaded, values) : undefined;
    if (!changed) return undefined;
    const keep = () => keepUnsaved(ref, { ...changed, basedOn: updatedAt });
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
    // `ref` is another object in each render; its parts are not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ref.model, ref.documentId, values, loaded, isModified, isSubmitting, updatedAt]);
}
