import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { canonicalJson } from '../../lib/canonical-json';
import type { SaveConflict } from '../../../contracts/saving';
import type { Choice } from './conflict-dialog';
import { findFormDifferences, type FormDifference } from './form-differences';
import type { Values } from './form-types';
import { mergeForm } from './merge-form';
import { pressShortcut } from './press-shortcut';
import {
  followEntry,
  holdBase,
  noteFailure,
  type SaveAction,
  type SaveFailure,
} from './save-failures';
import { changedFields, forgetUnsaved, keepUnsaved } from './unsaved-entries';
import type { EntryForm } from './use-entry-form';
import type { usePresence } from './use-presence';

type Presence = ReturnType<typeof usePresence>;

/** What this user's form was based on when another user's save was noticed. */
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
  // What is not known to be the same may have changed.
  const changed = links.filter(
    ([name, link]) => canonicalJson(before?.[name]) !== canonicalJson(link),
  );
  return new Set(changed.map(([name]) => name));
}

/**
 * Follows a save that was refused because another user saved the entry: loads what that user saved,
 * compares, and saves again what this user chooses.
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
    if (changed) keepUnsaved(ref, { ...changed, basedOn: origin.version });
    noteFailure(ref, undefined);
    const { action, conflict: details } = failure;
    void (async () => {
      const links = await presence.readLinks(origin.version);
      await form.reload();
      const changedLinks = findChangedLinks(links);
      setConflict({ origin, mine: values, action, details, changedLinks, isOpen: true });
    })();
    // Only a new failure starts it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
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

  function decide(choices: readonly Choice[]) {
    if (!conflict || !theirs) return;
    const keepsMine = (difference: FormDifference) =>
      choices[differences.indexOf(difference)] === 'mine';
    const merged = mergeForm(theirs, differences, form.components, keepsMine);
    const keepsAny = differences.some(
      (difference) =>
        difference.changedBy === 'mine' ||
        (difference.changedBy === 'both' && keepsMine(difference)),
    );
    holdBase(ref, undefined);
    setConflict(undefined);
    form.setValues(merged);
    if (keepsAny) setPending({ values: merged, action: conflict.action });
    else forgetUnsaved(ref);
  }

  /** Shows this user's text again; saving it is refused until the user has decided. */
  function postpone() {
    if (!conflict || !theirs) return;
    setConflict({ ...conflict, isOpen: false });
    holdBase(ref, conflict.origin.version ?? undefined);
    form.setValues(mergeForm(theirs, differences, form.components, () => true));
  }

  function reopen() {
    if (!conflict) return;
    setConflict({ ...conflict, mine: values, isOpen: true });
  }

  // Until then, what is set would be replaced by what was loaded.
  const isReady = conflict?.isOpen && theirs && canonicalJson(theirs) === canonicalJson(loaded);
  const needsNoDecision =
    isReady && theirs && differences.every(({ changedBy }) => changedBy === 'mine');
  useEffect(() => {
    if (!needsNoDecision) return;
    if (differences.length === 0) {
      toggleNotification({ type: 'info', message: 'Ya estaba guardado así.' });
    }
    decide([]);
    // Once for each conflict.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [needsNoDecision]);

  useEffect(() => {
    if (!pending || canonicalJson(values) !== canonicalJson(pending.values)) return undefined;
    // The editor listens again after it has drawn the new values.
    const timer = setTimeout(() => {
      setPending(undefined);
      pressShortcut(pending.action);
    });
    return () => clearTimeout(timer);
  }, [pending, values]);

  useEffect(
    () => followEntry(ref),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [ref.model, ref.documentId],
  );

  return { conflict, isReady, differences, decide, postpone, reopen };
}
