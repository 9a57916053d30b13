import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import type { SaveConflict } from '../../../../contracts/saving';
import type { Values } from '../../../content-model/panel/form-schema';
import { canonicalJson } from '../../../platform/values/canonical-json';
import { findFormDifferences, type FormDifference } from './form-differences';
import { type KeepsMine, mergeForm } from './merge-form';
import { pressShortcut } from './press-shortcut';
import {
  trackEntry,
  pinBaseVersion,
  setFailure,
  type SaveAction,
  type SaveFailure,
} from './save-failures';
import { changedFields, removeUnsavedEntry, storeUnsavedEntry } from './unsaved-entry';
import type { EntryForm } from './use-entry-form';
import type { usePresence } from './use-presence';

type Presence = ReturnType<typeof usePresence>;

/** The version that this user's form was based on when the conflict was detected. */
type Origin = { base: Values; version: string | null };
type Conflict = {
  origin: Origin;
  mine: Values;
  action: SaveAction;
  details: SaveConflict;
  changedLinks: ReadonlySet<string>;
  isOpen: boolean;
};

function findChangedLinks({ before, now }: Awaited<ReturnType<Presence['readLinks']>>) {
  const links = Object.entries(now ?? {});
  // Links whose earlier state is unknown count as changed.
  const changed = links.filter(
    ([name, link]) => canonicalJson(before?.[name]) !== canonicalJson(link),
  );
  return new Set(changed.map(([name]) => name));
}

/**
 * Resolves a save that was refused because another user saved the entry: loads that version, compares
 * it with the form, and saves the merge that this user chooses.
 */
export function useConflict(form: EntryForm, failure: SaveFailure | undefined, presence: Presence) {
  const { toggleNotification } = useNotification();
  const [conflict, setConflict] = useState<Conflict>();
  const [pending, setPending] = useState<{ values: Values; action: SaveAction }>();
  const { ref, values, loaded, updatedAt } = form;

  useEffect(() => {
    if (failure?.kind !== 'conflict') return;
    const origin = conflict?.origin ?? { base: loaded, version: updatedAt };
    const changed = changedFields(origin.base, values);
    if (changed) storeUnsavedEntry(ref, changed);
    setFailure(ref, undefined);
    const { action, conflict: details } = failure;
    void (async () => {
      const links = await presence.readLinks(origin.version);
      await form.reload();
      const changedLinks = findChangedLinks(links);
      setConflict({ origin, mine: values, action, details, changedLinks, isOpen: true });
    })();
    // Runs only for a new failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);

  const theirs = conflict ? form.readStored() : undefined;
  const differences: FormDifference[] =
    conflict && theirs
      ? findFormDifferences(
          form.uid,
          form.schema,
          form.components,
          { base: conflict.origin.base, mine: conflict.mine, theirs },
          conflict.changedLinks,
        )
      : [];

  function decide(keepsMine: KeepsMine) {
    if (!conflict || !theirs) return;
    const merged = mergeForm(theirs, differences, form.components, keepsMine);
    const keepsAny = differences.some(
      (difference) =>
        difference.changedBy === 'mine' ||
        (difference.changedBy === 'both' && keepsMine(difference)),
    );
    pinBaseVersion(ref, undefined);
    setConflict(undefined);
    form.setValues(merged);
    if (keepsAny) setPending({ values: merged, action: conflict.action });
    else removeUnsavedEntry(ref);
  }

  /** Shows this user's values again; saving them is refused until the conflict is resolved. */
  function postpone() {
    if (!conflict || !theirs) return;
    setConflict({ ...conflict, isOpen: false });
    pinBaseVersion(ref, conflict.origin.version ?? undefined);
    form.setValues(mergeForm(theirs, differences, form.components, () => true));
  }

  function reopen() {
    if (!conflict) return;
    setConflict({ ...conflict, mine: values, isOpen: true });
  }

  // Setting values earlier would be overwritten by the loaded ones.
  const isReady = conflict?.isOpen && theirs && canonicalJson(theirs) === canonicalJson(loaded);
  const needsNoDecision =
    isReady && theirs && differences.every(({ changedBy }) => changedBy === 'mine');
  useEffect(() => {
    if (!needsNoDecision) return;
    if (differences.length === 0) {
      toggleNotification({ type: 'info', message: 'Ya estaba guardado así.' });
    }
    decide(() => false);
    // Runs once per conflict.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [needsNoDecision]);

  useEffect(() => {
    if (!pending || canonicalJson(values) !== canonicalJson(pending.values)) return undefined;
    // The editor registers its key listener after rendering the new values.
    const timer = setTimeout(() => {
      setPending(undefined);
      pressShortcut(pending.action);
    });
    return () => clearTimeout(timer);
  }, [pending, values]);

  useEffect(
    () => trackEntry(ref),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [ref.model, ref.documentId],
  );

  return { conflict, isReady, differences, decide, postpone, reopen };
}
