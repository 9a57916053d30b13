import { useFormContext } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import type { EntryValues } from '../lib/entry-form.ts';

export function CommonFields() {
  const form = useFormContext<EntryValues>();
  return (
    <>
      <TextInput
        id="nombre"
        label="Nombre"
        isRequired
        autoComplete="off"
        {...formField(form, 'name')}
      />
      <TextArea
        id="descripcion"
        label="Descripción"
        isRequired
        limit={CATALOGUE_LIMITS.description.max}
        {...formField(form, 'description')}
      />
    </>
  );
}
