import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { entryQuery } from '../api/catalogue.ts';
import type { EntryForm, EntryValues } from './entry-form.ts';
import type { AdminEntry, CatalogueKind } from './kind.ts';
import { mergeValues } from './merge-values.ts';

export type Staleness =
  | { phase: 'fresh' }
  /** Another user has saved the entry since this form was opened. */
  | { phase: 'stale' }
  /** The newer version is loaded, with the local changes on top. */
  | { phase: 'merged'; conflicts: string[] };

type FormBase<Item> = {
  /** Version that the values of the form come from; null for a new entry. */
  base: Item | null;
  setBase: (item: Item) => void;
  clearDraft: () => void;
};

/** Handles the conflict when another user saves the entry during editing. */
export function useStaleEntry<Item extends AdminEntry, Values extends EntryValues>(
  kind: CatalogueKind<Item>,
  definition: EntryForm<Item, Values>,
  form: UseFormReturn<Values>,
  { base, setBase, clearDraft }: FormBase<Item>,
) {
  const client = useQueryClient();
  const [staleness, setStaleness] = useState<Staleness>({ phase: 'fresh' });

  /** Loads the newer version and keeps the local changes. */
  const reload = async () => {
    if (!base) return;
    try {
      const query = { ...entryQuery(kind, base.documentId), staleTime: 0 };
      const newer = await client.fetchQuery(query);
      const theirs = definition.toValues(newer);
      const { mine, conflicts } = mergeValues(definition.toValues(base), form.getValues(), theirs);
      // The draft has all values of the older version; local changes are stored again.
      clearDraft();
      setBase(newer);
      form.reset(theirs);
      for (const field of Object.keys(mine) as (keyof Values & Path<Values>)[]) {
        form.setValue(field, mine[field] as PathValue<Values, typeof field>, { shouldDirty: true });
      }
      setStaleness({
        phase: 'merged',
        conflicts: conflicts.map((field) => definition.labels[field]),
      });
    } catch (error) {
      notifyFailure(kind.texts.loadFailed, error);
    }
  };

  return { staleness, setStaleness, reload };
}
