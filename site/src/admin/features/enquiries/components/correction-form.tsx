import { css } from '@emotion/react';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { dialogFooterCss } from '#src/admin/ui/dialog.tsx';
import { TYPE_LABELS } from '#src/admin/ui/status-labels.ts';
import { EmailInput } from '#src/components/form/email-input.tsx';
import { RequiredNote } from '#src/components/form/required-note.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens.ts';
import type { EnquiryDetail } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { COMPANY_MAX, CORRECTABLE_LABELS } from '@tequiora/cms/contracts/enquiry-correction.ts';
import { ENQUIRY_LIMITS } from '@tequiora/cms/contracts/enquiry.ts';
import { toOptions } from '../lib/filter-options.ts';
import { useCorrectionForm } from '../lib/use-correction-form.ts';
import { StaleChanges } from './stale-banner.tsx';

const TYPE_OPTIONS = toOptions(TYPE_LABELS);

type CorrectionFormProps = { enquiry: EnquiryDetail; onDone: () => void };

/** Corrects who sent the enquiry and what it is about. */
export function CorrectionForm({ enquiry, onDone }: CorrectionFormProps) {
  const { form, draft, stale, isPending, error, submit, cancel } = useCorrectionForm(
    enquiry,
    onDone,
  );
  return (
    <form noValidate css={formCss} onSubmit={(event) => void submit(event)}>
      <RequiredNote />
      <TextInput
        id="corregir-nombre"
        label={CORRECTABLE_LABELS.name}
        autoComplete="off"
        isRequired
        limit={ENQUIRY_LIMITS.name.max}
        {...formField(form, 'name')}
      />
      <EmailInput
        id="corregir-correo"
        label={CORRECTABLE_LABELS.email}
        autoComplete="off"
        isRequired={enquiry.channel === 'formulario'}
        {...formField(form, 'email')}
      />
      <TextInput
        id="corregir-telefono"
        label={CORRECTABLE_LABELS.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...formField(form, 'phone')}
      />
      <TextInput
        id="corregir-empresa"
        label={CORRECTABLE_LABELS.company}
        autoComplete="off"
        limit={COMPANY_MAX}
        {...formField(form, 'company')}
      />
      <Select
        id="corregir-tipo"
        label={CORRECTABLE_LABELS.type}
        isRequired
        options={TYPE_OPTIONS}
        {...formField(form, 'type')}
      />
      {draft.isRestored ? <Banner>Recuperamos lo que habías escrito.</Banner> : null}
      {stale ? (
        <Banner tone="warning">
          <StaleChanges news={enquiry.history.slice(stale.from)} />
        </Banner>
      ) : null}
      {error ? <Banner tone="danger">{failureText(error)}</Banner> : null}
      <div css={dialogFooterCss}>
        <Button variant="secondary" onClick={cancel}>
          Cancelar
        </Button>
        <Button type="submit" isLoading={isPending}>
          Guardar datos
        </Button>
      </div>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: space[4], minWidth: 0 });
