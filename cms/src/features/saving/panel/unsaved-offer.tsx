import { useState } from 'react';

import { formatDayAndTime } from '../../../../contracts/format-date';
import { compareUnsaved, isKept } from './compare-unsaved';
import { ConflictDialog } from './conflict-dialog';
import type { FormDifference } from './form-differences';
import { type KeepsMine, mergeForm } from './merge-form';
import { SavingNote } from './saving-note';
import type { UnsavedEntry } from './unsaved-entry';
import type { EntryForm } from './use-entry-form';
import { storeChanges } from './use-store-unsaved-entry';

const isBoth = ({ changedBy }: FormDifference) => changedBy === 'both';

type UnsavedOfferProps = { form: EntryForm; unsaved: UnsavedEntry; close: () => void };

/** Offers to restore this user's unsaved input of the entry. */
export function UnsavedOffer({ form, unsaved, close }: UnsavedOfferProps) {
  const [isComparing, setIsComparing] = useState(false);
  const { theirs, differences } = compareUnsaved(form, unsaved);
  if (!differences.some(isKept)) return null;

  function restore(keepsMine: KeepsMine) {
    form.setValues(mergeForm(theirs, differences, form.components, keepsMine));
    close();
  }
  function discard() {
    close();
    storeChanges(form);
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
          title="El formulario cambió desde entonces"
          explanation={`Lo escribiste el ${typedAt}. Después cambió el formulario: alguien guardó otros cambios, o escribiste algo más.`}
          differences={differences}
          confirmLabel="Ponerlo en el formulario"
          onConfirm={restore}
          onCancel={() => setIsComparing(false)}
        />
      )}
    </>
  );
}
