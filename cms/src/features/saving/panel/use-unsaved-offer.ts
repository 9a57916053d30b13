import { useEffect, useRef, useState } from 'react';

import { compareUnsaved, isKept } from './compare-unsaved';
import { type Submission, trackSubmission, typedDuring } from './submission';
import {
  closeOffer,
  hasTypedFields,
  openOffer,
  storeUnsavedEntry,
  type UnsavedEntry,
} from './unsaved-entry';
import type { EntryForm } from './use-entry-form';

function isStored(form: EntryForm, unsaved: UnsavedEntry): boolean {
  const stored = form.readStored();
  if (!stored) return false;
  const { differences } = compareUnsaved({ ...form, loaded: stored, values: stored }, unsaved);
  return !differences.some(isKept);
}

/**
 * Returns this user's unsaved input of the entry from this browser until they restore it, discard it or
 * save the same. Also that typed during a save, which the saved entry replaces in the form, except during
 * the first save of a new entry, which opens another form.
 */
export function useUnsavedOffer(form: EntryForm) {
  const { ref, schema, values, loaded, isModified, isSubmitting } = form;
  const [unsaved, setUnsaved] = useState(() => openOffer(ref));
  const submission = useRef<Submission>();

  useEffect(() => {
    const before = submission.current;
    submission.current = trackSubmission(before, form);
    if (!before || submission.current) return;
    const typed = typedDuring(before, form);
    if (!typed || !hasTypedFields(typed, schema)) return;
    storeUnsavedEntry(ref, typed);
    setUnsaved(openOffer(ref));
    // `form` is a new object in each render, so the fields that end a submission are listed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values, loaded, isModified, isSubmitting]);

  const close = () => {
    closeOffer(ref);
    setUnsaved(undefined);
  };
  const isObsolete = unsaved !== undefined && isStored(form, unsaved);
  useEffect(() => {
    if (isObsolete) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isObsolete]);
  return { unsaved, close };
}
