import { css } from '@emotion/react';
import { forwardRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { EmailInput } from '#src/components/form/email-input.tsx';
import { RequiredNote } from '#src/components/form/required-note.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput, type TextInputProps } from '#src/components/form/text-input.tsx';
import { useSettings } from '#src/components/layout/settings-provider.tsx';
import { useWhatsAppHref } from '#src/components/layout/use-whatsapp-href.ts';
import { Picture, type PictureSlot } from '#src/components/media/picture.tsx';
import { prepareNotifications } from '#src/components/notifications/notification-area.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { OpenPrice, ProductPrice } from '#src/components/ui/price.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { FAILURE_ATTRIBUTE } from '#src/lib/find-failure.ts';
import { telHref } from '#src/lib/phone.ts';
import { color, flex, fontSize, mq, radius, space } from '#src/theme/tokens.ts';
import {
  ENQUIRY_LIMITS,
  ENQUIRY_MESSAGES,
  ENQUIRY_TYPES,
  HONEYPOT_FIELD,
} from '@tequiora/cms/contracts/enquiry.ts';
import {
  ENQUIRY_TYPE_TEXTS,
  FORM_TEXTS,
  type FormTexts,
} from '@tequiora/cms/contracts/form-texts.ts';
import { formatPhone, PHONE_MAX_LENGTH } from '@tequiora/cms/contracts/phone.ts';
import { readPhone } from '@tequiora/cms/contracts/read-phone.ts';
import { EnquiryListPanel } from './enquiry-list-panel.tsx';
import { EMPTY_ENQUIRY } from './enquiry-schema.ts';
import { EnquirySuccess } from './enquiry-success.tsx';
import { SectionFields } from './section-fields.tsx';
import { formIdOf, type SectionForm } from './section-form.ts';
import { FORM_ACTION } from './typed-values.ts';
import { useEnquiryForm } from './use-enquiry-form.ts';

type EnquiryFormProps = {
  texts?: FormTexts;
  /** Version of the displayed privacy notice; stored with the enquiry. */
  privacyVersion: string | null;
  /** What staff chose for the form of a section; omitted for the contact form. */
  section?: SectionForm;
};

/**
 * The contact form, and the same in sections of pages. Without JavaScript it posts to the CMS, which
 * responds with a page.
 */
export function EnquiryForm({ privacyVersion, texts = FORM_TEXTS, section }: EnquiryFormProps) {
  const { form, receipt, failure, product, list, submit, startAnother } = useEnquiryForm(
    privacyVersion,
    section,
  );
  const isHydrated = useHydrated();
  const idOf = (name: string) => (section ? `${section.id}-${name}` : name);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;

  if (receipt) {
    return <EnquirySuccess {...{ receipt, texts, section }} onAnother={startAnother} />;
  }

  return (
    <form
      id={formIdOf(section)}
      method="post"
      action={FORM_ACTION}
      noValidate={isHydrated}
      onFocus={prepareNotifications}
      onSubmit={submit}
    >
      <Stack gap={3}>
        {product ? <EnquiryProduct product={product} /> : null}
        {list ? <EnquiryListPanel list={list} /> : null}
        <RequiredNote />
        <TextInput
          id={idOf('nombre')}
          label={texts.nameLabel}
          autoComplete="name"
          isRequired
          error={errors.name?.message}
          {...register('name')}
        />
        <Grid columns={{ base: 1, md: 2 }} gap={5}>
          <EmailInput
            id={idOf('email')}
            label={texts.emailLabel}
            autoComplete="email"
            isRequired
            error={errors.email?.message}
            {...register('email')}
          />
          <PhoneInput
            id={idOf('telefono')}
            label={texts.phoneLabel}
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Grid>
        {section ? (
          <SectionFields
            section={section}
            error={errors.extraAnswer?.message}
            extraAnswer={register('extraAnswer')}
          />
        ) : (
          <Select
            id="tipo"
            label={texts.typeLabel}
            isRequired
            options={ENQUIRY_TYPES.map((value) => ({
              value,
              label: texts[ENQUIRY_TYPE_TEXTS[value]],
            }))}
            defaultValue={EMPTY_ENQUIRY.type}
            error={errors.type?.message}
            {...register('type')}
          />
        )}
        <TextArea
          id={idOf('mensaje')}
          label={texts.messageLabel}
          isRequired
          limit={ENQUIRY_LIMITS.message.max}
          error={errors.message?.message}
          {...register('message')}
        />
        <div css={honeypotCss} aria-hidden="true">
          <label htmlFor={idOf(HONEYPOT_FIELD)}>No llenes este campo</label>
          <input
            id={idOf(HONEYPOT_FIELD)}
            tabIndex={-1}
            autoComplete="off"
            {...UNFILLED}
            {...register(HONEYPOT_FIELD)}
          />
        </div>
        {section ? null : <input type="hidden" name="source" value="/contacto" />}
        {privacyVersion ? (
          <input type="hidden" name="privacyVersion" value={privacyVersion} />
        ) : null}
        <EnquiryConsent label={texts.newsletterLabel} newsletter={register('newsletter')} />
        <EnquiryFailure message={failure} isSending={isSubmitting} />
        <div css={actionsCss}>
          <Button type="submit" size="lg" icon="arrow-right" isLoading={isSubmitting} isFullWidth>
            {isSubmitting ? 'Enviando…' : texts.submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Attributes by which password managers skip a field: 1Password, LastPass, Bitwarden, Dashlane. */
const UNFILLED = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/** Honeypot: off-screen but in the DOM, so that bots fill it in and people never see it. */
const honeypotCss = css({
  position: 'absolute',
  left: '-10000px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});

const actionsCss = css({ marginTop: space[4], [mq.md]: { maxWidth: '18rem' } });

const DEFAULT_NOTICE = 'Usamos tus datos solo para responder tu consulta.';

type EnquiryConsentProps = { label: string; newsletter: UseFormRegisterReturn };

/** The short privacy notice and a separate, unticked newsletter box. */
function EnquiryConsent({ label, newsletter }: EnquiryConsentProps) {
  const notice = useSettings()?.privacyNotice ?? DEFAULT_NOTICE;
  return (
    <Stack gap={3}>
      <label css={checkCss}>
        <input type="checkbox" value="true" css={boxCss} {...newsletter} />
        <span>{label}</span>
      </label>
      <p css={noticeCss}>
        <span>{`${notice} `}</span>
        <TextLink href="/aviso-de-privacidad">Aviso de privacidad</TextLink>
      </p>
    </Stack>
  );
}

const checkCss = css({
  ...flex.row,
  gap: '12px',
  minHeight: '44px',
  color: color.fgBody,
  fontSize: fontSize.sm,
  cursor: 'pointer',
});

const boxCss = css({ width: '20px', height: '20px', flex: 'none', accentColor: color.accent });

const noticeCss = css({ color: color.fgMuted, fontSize: fontSize.sm, lineHeight: 1.5 });

type EnquiryFailureProps = {
  /** Null hides the element, which the startup script shows when it cannot send the form. */
  message: string | null;
  isSending: boolean;
};

/** Reports that nothing was sent, that the text is kept, and other contact options. */
function EnquiryFailure({ message, isSending }: EnquiryFailureProps) {
  const settings = useSettings();
  const chat = useWhatsAppHref();
  return (
    <div role="alert" hidden={message === null} css={panelCss} {...{ [FAILURE_ATTRIBUTE]: '' }}>
      <p css={titleCss}>{message ?? ENQUIRY_MESSAGES.failed}</p>
      <p>
        <span>Tu texto sigue aquí.</span>
        {settings ? (
          <span>
            {' '}
            Si es urgente, llámanos al{' '}
            <TextLink href={telHref(settings.phone)}>{formatPhone(settings.phone)}</TextLink>,
            escríbenos por <TextLink href={chat}>WhatsApp</TextLink> o a{' '}
            <TextLink href={`mailto:${settings.email}`}>{settings.email}</TextLink>.
          </span>
        ) : null}
      </p>
      <Button type="submit" variant="secondary" size="sm" isLoading={isSending} css={retryCss}>
        Reintentar
      </Button>
    </div>
  );
}

const panelCss = css({
  padding: '14px 16px',
  border: `1px solid ${color.danger}`,
  borderRadius: radius.md,
  background: color.dangerBg,
  color: color.fgBody,
  fontSize: fontSize.sm,
});

const retryCss = css({ marginTop: space[3] });

const titleCss = css({ color: color.fg, fontWeight: 600 });

/** The product of `/contacto?producto=…`: its picture, its name and its price. */
function EnquiryProduct({ product }: { product: Queries.ProductDetailFieldsFragment }) {
  const { name, price, image } = product;
  return (
    <div css={productCss}>
      <Picture media={image} ratio="4 / 3" slot={SLOT} isDecorative css={pictureCss} />
      <div css={textCss}>
        <p>
          Tu consulta es sobre <strong>{name}</strong>.
        </p>
        {price === null ? (
          <p css={priceCss}>
            <OpenPrice terms="Te respondemos con su precio." />
          </p>
        ) : (
          <p css={priceCss}>
            <ProductPrice product={product} />
          </p>
        )}
      </div>
    </div>
  );
}

const priceCss = css({ display: 'grid' });

const SLOT: PictureSlot = [{ width: '6rem' }];

const productCss = css({
  display: 'flex',
  gap: space[5],
  alignItems: 'center',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  color: color.fgBody,
  '& > picture': { flex: 'none' },
  strong: { color: color.fg },
});

const textCss = css({ display: 'grid', gap: '4px', minWidth: 0 });

const pictureCss = css({ width: '6rem', borderRadius: radius.md });

type PhoneInputProps = Omit<TextInputProps, 'notice' | 'type' | 'inputMode'>;

const UNREAD = 'No reconocemos este número; puedes enviarlo.';

// For a text that is too long there is an error instead.
const isUnread = (text: string) =>
  text.trim() !== '' && text.length <= PHONE_MAX_LENGTH && !readPhone(text);

/**
 * Field for a telephone number. After leaving it, says if it has no number that can be dialled; the form
 * can be sent all the same.
 */
const PhoneInput = forwardRef<HTMLInputElement, PhoneInputProps>(function PhoneInput(
  { onBlur, onChange, ...rest },
  ref,
) {
  const [hasNotice, setHasNotice] = useState(false);
  return (
    <TextInput
      ref={ref}
      type="tel"
      inputMode="tel"
      notice={hasNotice ? <span>{UNREAD}</span> : null}
      {...rest}
      onBlur={(event) => {
        setHasNotice(isUnread(event.target.value));
        onBlur?.(event);
      }}
      onChange={(event) => {
        if (hasNotice) setHasNotice(isUnread(event.target.value));
        onChange?.(event);
      }}
    />
  );
});
