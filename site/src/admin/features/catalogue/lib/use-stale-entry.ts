import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path, PathValue, UseFormReturn } from 'react-hook-form';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { entryQuery } from '../api/get-entry.ts';
import type { EntryForm, EntryValues } from './entry-form.ts';
import type { AdminEntry, CatalogueKind } from './kind.ts';
import { mergeValues } from './merge-values.ts';

export type Staleness =
  | { phase: 'fresh' }
  /** Somebody else saved since this form was opened. */
  | { phase: 'stale' }
  /** Theirs is loaded, with what was typed here on top of it. */
  | { phase: 'merged'; clashes: string[] };

type StaleEntryOptions<Item extends AdminEntry, Values extends EntryValues> = {
  kind: CatalogueKind<Item>;
  definition: EntryForm<Item, Values>;
  form: UseFormReturn<Values>;
  item: Item | null;
};

/** What to do when somebody else saved the entry while it was being edited here. */
export function useStaleEntry<Item extends AdminEntry, Values extends EntryValues>({
  kind,
  definition,
  form,
  item,
}: StaleEntryOptions<Item, Values>) {
  const client = useQueryClient();
  const [staleness, setStaleness] = useState<Staleness>({ phase: 'fresh' });

  /** Shows what the other person saved; what was typed here stays. */
  const reload = async () => {
    if (!item) return;
    try {
      const query = { ...entryQuery(kind, item.documentId), staleTime: 0 };
      const theirs = definition.toValues(await client.fetchQuery(query));
      const { mine, clashes } = mergeValues(definition.toValues(item), form.getValues(), theirs);
      form.reset(theirs);
      for (const field of Object.keys(mine) as (keyof Values & Path<Values>)[]) {
        form.setValue(field, mine[field] as PathValue<Values, typeof field>, { shouldDirty: true });
      }
      setStaleness({ phase: 'merged', clashes: clashes.map((field) => definition.labels[field]) });
    } catch (error) {
      notifyFailure(kind.texts.loadFailed, error);
    }
  };

  return { staleness, setStaleness, reload };
}
