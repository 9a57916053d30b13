import { css } from '@emotion/react';
import { RequiredNote } from '#src/components/form/required-note.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { prepareNotifications } from '#src/components/notifications/notification-area.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { color, mq, space } from '#src/theme/tokens.ts';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_TYPES,
  ENQUIRY_TYPE_OPTIONS,
} from '@tequiora/cms/contracts/enquiry.ts';
import { EnquiryConsent } from './enquiry-consent.tsx';
import { EnquiryFailure } from './enquiry-failure.tsx';
import { EMPTY_ENQUIRY } from './enquiry-schema.ts';
import { EnquirySuccess } from './enquiry-success.tsx';
import { FORM_ACTION } from './typed-values.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

const TYPE_OPTIONS = ENQUIRY_TYPES.map((value) => ({
  value,
  label: ENQUIRY_TYPE_OPTIONS[value],
}));

type EnquiryFormProps = {
  /** Version of the displayed privacy notice; stored with the enquiry. */
  privacyVersion: string | null;
};

/** The contact form. Without JavaScript it posts to the CMS, which responds with a page. */
export function EnquiryForm({ privacyVersion }: EnquiryFormProps) {
  const { form, receipt, failure, subject, submit, startAnother } = useEnquiryForm(privacyVersion);
  const isHydrated = useHydrated();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  if (receipt) return <EnquirySuccess receipt={receipt} onAnother={startAnother} />;

  return (
    <form
      method="post"
      action={FORM_ACTION}
      noValidate={isHydrated}
      onFocus={prepareNotifications}
      onSubmit={submit}
    >
      <Stack gap={3}>
        {subject ? (
          <p css={subjectCss}>
            Tu consulta es sobre <strong>{subject}</strong>.
          </p>
        ) : null}
        <RequiredNote />
        <TextInput
          id="nombre"
          label="Nombre completo"
          autoComplete="name"
          isRequired
          maxLength={ENQUIRY_LIMITS.name.max}
          error={errors.name?.message}
          {...register('name')}
        />
        <Grid columns={{ base: 1, md: 2 }} gap={5}>
          <TextInput
            id="email"
            label="Correo"
            type="email"
            autoComplete="email"
            isRequired
            maxLength={ENQUIRY_LIMITS.email.max}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextInput
            id="telefono"
            label="Teléfono (opcional, 10 dígitos)"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={ENQUIRY_LIMITS.phone.max}
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Grid>
        <Select
          id="tipo"
          label="Tipo de consulta"
          isRequired
          options={TYPE_OPTIONS}
          defaultValue={EMPTY_ENQUIRY.type}
          error={errors.type?.message}
          {...register('type')}
        />
        <TextArea
          id="mensaje"
          label="Mensaje"
          isRequired
          maxLength={ENQUIRY_LIMITS.message.max}
          counterMax={ENQUIRY_LIMITS.message.max}
          error={errors.message?.message}
          {...register('message')}
        />
        <div css={trapCss} aria-hidden="true">
          <label htmlFor="website">No llenes este campo</label>
          <input id="website" tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <input type="hidden" name="source" value="/contacto" />
        {privacyVersion ? (
          <input type="hidden" name="privacyVersion" value={privacyVersion} />
        ) : null}
        <EnquiryConsent newsletter={register('newsletter')} />
        {failure ? <EnquiryFailure message={failure} isSending={isSubmitting} /> : null}
        <div css={actionsCss}>
          <Button type="submit" size="lg" icon="arrow-right" isLoading={isSubmitting} isFullWidth>
            {isSubmitting ? 'Enviando…' : 'Enviar mensaje'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Honeypot: off-screen but in the DOM, so that bots fill it in and people never see it. */
const trapCss = css({
  position: 'absolute',
  left: '-10000px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

const subjectCss = css({ color: color.fgBody, strong: { color: color.fg } });

const actionsCss = css({ marginTop: space[4], [mq.md]: { maxWidth: '18rem' } });
