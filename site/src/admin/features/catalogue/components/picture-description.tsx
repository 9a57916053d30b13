import { useFormContext } from 'react-hook-form';
import { CheckBox } from '#src/admin/ui/check-box.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { CATALOGUE_LIMITS } from '@tequiora/cms/contracts/catalogue.ts';
import type { EntryValues } from '../lib/entry-form.ts';
import type { PictureValue } from '../lib/picture-value.ts';

/** Field for the alternative text, with a box that marks the picture as decorative. */
export function PictureDescription({ picture }: { picture: PictureValue }) {
  const { register, setValue, formState } = useFormContext<EntryValues>();
  const error = formState.errors.picture?.alternativeText?.message;
  const toggle = () => {
    const isDecorative = !picture.isDecorative;
    setValue(
      'picture',
      { ...picture, isDecorative },
      {
        shouldDirty: true,
        shouldValidate: error !== undefined,
      },
    );
  };
  return (
    <div>
      {picture.isDecorative ? null : (
        <TextInput
          id="imagen-texto"
          label="Texto alternativo"
          hint="Qué se ve, para quien no puede verla"
          isRequired
          maxLength={CATALOGUE_LIMITS.alternativeText.max}
          error={error}
          {...register('picture.alternativeText')}
        />
      )}
      <CheckBox label="Es decorativa" isChecked={picture.isDecorative} onToggle={toggle} />
    </div>
  );
}
