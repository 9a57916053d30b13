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

/** Handles the conflict when another user saves the entry during editing. */
export function useStaleEntry<Item extends AdminEntry, Values extends EntryValues>(
  kind: CatalogueKind<Item>,
  definition: EntryForm<Item, Values>,
  form: UseFormReturn<Values>,
  item: Item | null,
) {
  const client = useQueryClient();
  const [staleness, setStaleness] = useState<Staleness>({ phase: 'fresh' });

  /** Loads the newer version and keeps the local changes. */
  const reload = async () => {
    if (!item) return;
    try {
      const query = { ...entryQuery(kind, item.documentId), staleTime: 0 };
      const theirs = definition.toValues(await client.fetchQuery(query));
      const { mine, conflicts } = mergeValues(definition.toValues(item), form.getValues(), theirs);
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
