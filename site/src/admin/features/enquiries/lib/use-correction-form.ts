import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { object, type InferType } from 'yup';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useFormDraft } from '#src/admin/lib/use-form-draft.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { notify } from '#src/components/notifications/store.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { correctionFields } from '@tequiora/cms/contracts/enquiry-correction-schema.ts';
import { CORRECTABLE_FIELDS } from '@tequiora/cms/contracts/enquiry-correction.ts';
import { formatPhoneColumns } from '@tequiora/cms/contracts/phone.ts';
import { useCorrectEnquiry } from '../api/enquiry-changes.ts';
import { useOutcomeTitle } from './use-outcome-title.ts';

const CONFLICT = 409;

const schema = object(correctionFields);
type CorrectionValues = InferType<typeof schema>;

const toValues = (enquiry: EnquiryDetail): CorrectionValues => ({
  name: enquiry.name,
  email: enquiry.email ?? '',
  phone: formatPhoneColumns(enquiry) ?? '',
  company: enquiry.company ?? '',
  type: enquiry.type,
});

/**
 * Returns the state of the form that corrects the data of an enquiry. Only changed fields are sent. On a
 * conflict nothing is written: the other fields take the values of the newer version, and `stale.from`
 * is the index of its first new history record.
 */
export function useCorrectionForm(enquiry: EnquiryDetail, onDone: () => void) {
  const { documentId, updatedAt, history } = enquiry;
  const form = useForm<CorrectionValues>({
    resolver: yupResolver(schema),
    defaultValues: toValues(enquiry),
  });
  const draft = useFormDraft(form, `correccion:${documentId}:${updatedAt}`, updatedAt);
  const { mutateAsync, isPending, error } = useCorrectEnquiry(documentId);
  const isMounted = useIsMounted();
  const titleOf = useOutcomeTitle();
  const [stale, setStale] = useState<{ from: number } | null>(null);
  const { dirtyFields, errors } = form.formState;
  const { reset } = form;

  useEffect(() => {
    reset(toValues(enquiry), { keepDirtyValues: true });
    // Another object with the same version has the same data.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [updatedAt, reset]);

  const close = () => {
    draft.clear();
    onDone();
  };

  const save = (values: CorrectionValues) => {
    const changed = CORRECTABLE_FIELDS.filter((field) => dirtyFields[field]);
    if (changed.length === 0) return close();
    const correction = Object.fromEntries(changed.map((field) => [field, values[field]]));
    return mutateAsync({ ...correction, updatedAt }).then(
      () => {
        draft.clear();
        notify('success', titleOf('Datos corregidos', enquiry));
        if (isMounted()) onDone();
      },
      (failure: unknown) => {
        if (!isMounted()) {
          notifyFailure(titleOf('Error al corregir los datos', enquiry), failure);
          return;
        }
        const isStale = failure instanceof ApiError && failure.status === CONFLICT;
        if (isStale) setStale({ from: history.length });
        else showFieldErrors(form, failure, (name) => (name in correctionFields ? name : null));
      },
    );
  };

  return {
    form,
    draft,
    stale,
    isPending,
    /** A failure that is shown neither at a field nor as a conflict. */
    error: stale || Object.keys(errors).length > 0 ? null : error,
    submit: form.handleSubmit(save),
    cancel: close,
  };
}
