import { useFormContext } from 'react-hook-form';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import type { EntryValues } from '../lib/entry-form.ts';

export function CommonFields() {
  const { register, formState } = useFormContext<EntryValues>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        id="nombre"
        label="Nombre"
        isRequired
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        id="descripcion"
        label="Descripción"
        isRequired
        counterMax={CATALOGUE_LIMITS.description.max}
        error={errors.description?.message}
        {...register('description')}
      />
    </>
  );
}
