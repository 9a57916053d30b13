import type { UseFormRegisterReturn } from 'react-hook-form';
import { Select } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { usePagePath } from '#src/components/layout/settings-provider.tsx';
import { ENQUIRY_LIMITS, THANKS_FIELD } from '@tequiora/cms/contracts/enquiry.ts';
import type { SectionForm } from './section-form.ts';

type SectionFieldsProps = {
  section: SectionForm;
  error: string | undefined;
  extraAnswer: UseFormRegisterReturn;
};

/** The additional field of a form, and what it sends without JavaScript about its section. */
export function SectionFields({ section, error, extraAnswer }: SectionFieldsProps) {
  const path = usePagePath();
  const { id, type, subject, extra, thanksId } = section;
  return (
    <>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="source" value={path} />
      {subject ? <input type="hidden" name="subject" value={subject} /> : null}
      {thanksId ? <input type="hidden" name={THANKS_FIELD} value={`${path}#${thanksId}`} /> : null}
      {extra ? (
        <>
          <input type="hidden" name="extraLabel" value={extra.label} />
          <ExtraInput id={`${id}-pregunta`} extra={extra} error={error} register={extraAnswer} />
        </>
      ) : null}
    </>
  );
}

type ExtraInputProps = {
  id: string;
  extra: NonNullable<SectionForm['extra']>;
  error: string | undefined;
  register: UseFormRegisterReturn;
};

function ExtraInput({ id, extra, error, register }: ExtraInputProps) {
  const { label, options, isRequired } = extra;
  const shared = { id, label, isRequired, error };
  if (options === null) {
    return <TextInput {...shared} limit={ENQUIRY_LIMITS.extraAnswer.max} {...register} />;
  }
  const choices = options.map((option) => ({ value: option, label: option }));
  const none = { value: '', label: 'Elige una opción' };
  return <Select {...shared} options={[none, ...choices]} defaultValue="" {...register} />;
}
