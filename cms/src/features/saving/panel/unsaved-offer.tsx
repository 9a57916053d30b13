import { useState } from 'react';

import { formatDayAndTime } from '../../../../contracts/format-date';
import { ConflictDialog } from './conflict-dialog';
import { findFormDifferences, type FormDifference } from './form-differences';
import type { FormSchema, Values } from './form-schema';
import { type KeepsMine, mergeForm } from './merge-form';
import { SavingNote } from './saving-note';
import { removeUnsavedEntry, readUnsavedEntry } from './unsaved-entry';
import type { EntryForm } from './use-entry-form';

/** Converts stored fields to form values: forms have undefined where the storage has null. */
function asFormValues(kept: Values, schema: FormSchema): Values {
  const fields = Object.entries(kept).map(([field, value]): [string, unknown] => [
    field,
    value === null && schema[field]?.type !== 'boolean' ? undefined : value,
  ]);
  return Object.fromEntries(fields);
}

/** Offers to restore this user's unsaved input of the entry from this browser. */
export function UnsavedOffer({ form }: { form: EntryForm }) {
  const { ref, uid, schema, components, loaded } = form;
  const [unsaved, setUnsaved] = useState(() => readUnsavedEntry(ref));
  const [isComparing, setIsComparing] = useState(false);
  if (!unsaved) return null;

  const base = { ...loaded, ...asFormValues(unsaved.base, schema) };
  const mine = { ...loaded, ...asFormValues(unsaved.mine, schema) };
  const forms = { base, mine, theirs: loaded };
  const differences = findFormDifferences(uid, schema, components, forms);
  const isBoth = ({ changedBy }: FormDifference) => changedBy === 'both';
  if (!differences.some(({ changedBy }) => changedBy !== 'theirs')) return null;

  function restore(keepsMine: KeepsMine) {
    form.setValues(mergeForm(loaded, differences, components, keepsMine));
    setIsComparing(false);
    setUnsaved(undefined);
  }
  function discard() {
    removeUnsavedEntry(ref);
    setUnsaved(undefined);
  }

  const typedAt = formatDayAndTime(new Date(unsaved.typedAt));
  return (
    <>
      <SavingNote
        tone="warning"
        title="Texto sin guardar"
        actions={[
          {
            label: 'Volver a ponerlo',
            onClick: () => (differences.some(isBoth) ? setIsComparing(true) : restore(() => false)),
          },
          { label: 'Descartarlo', onClick: discard },
        ]}
      >
        {`Lo que escribiste el ${typedAt} no se guardó, pero sigue en este navegador.`}
      </SavingNote>
      {isComparing && (
        <ConflictDialog
          title="La entrada cambió desde entonces"
          explanation={`Lo escribiste el ${typedAt}. Después alguien guardó otros cambios.`}
          differences={differences}
          confirmLabel="Ponerlo en el formulario"
          onConfirm={restore}
          onCancel={() => setIsComparing(false)}
        />
      )}
    </>
  );
}
