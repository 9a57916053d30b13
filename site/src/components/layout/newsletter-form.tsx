import { css } from '@emotion/react';
import { Button } from '#src/components/ui/button.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { color, flex, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';
import { EMAIL_MAX_LENGTH } from '@tequiora/cms/contracts/email.ts';
import { useNewsletter } from './use-newsletter.ts';

type NewsletterFormProps = {
  /** Makes ids unique when the form appears twice on a page: in the content and the footer. */
  id?: string;
};

export function NewsletterForm({ id = 'boletin' }: NewsletterFormProps) {
  const { state, input, submit, revalidate } = useNewsletter();
  const statusId = `${id}-estado`;
  const isInvalid = state.kind === 'error' && state.isField;
  return (
    <form
      noValidate={state.isHydrated}
      method="post"
      action="/api/newsletter-subscriptions/form"
      onSubmit={submit}
      css={formCss}
    >
      <div css={rowCss}>
        <label htmlFor={`${id}-email`} css={visuallyHiddenCss}>
          Tu correo
        </label>
        <input
          ref={input}
          id={`${id}-email`}
          type="email"
          name="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          placeholder="Tu correo"
          autoComplete="email"
          aria-invalid={isInvalid || undefined}
          aria-describedby={statusId}
          onChange={revalidate}
          css={inputCss}
        />
        <Button type="submit" isLoading={state.kind === 'sending'} css={submitCss}>
          Suscribirse
        </Button>
      </div>
      <p id={statusId} role="status" css={[statusCss, state.kind === 'error' && errorCss]}>
        {'text' in state ? state.text : null}
      </p>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: '8px' });

const rowCss = css({ position: 'relative', ...flex.wrap, gap: '8px' });

const inputCss = css({
  flex: '1 1 10rem',
  minWidth: 0,
  height: '48px',
  paddingInline: '14px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.md,
  background: color.bgRaised,
  color: color.fg,
  fontSize: '1rem',
  '&::placeholder': { color: color.fgHint, opacity: 1 },
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid="true"]': { borderColor: color.danger },
});

const submitCss = css({
  minHeight: '48px',
  flex: '0 0 auto',
  [mq.belowMd]: { flexGrow: 1 },
  [mq.lg]: { flexGrow: 1 },
  [mq.forcedColors]: { borderColor: palette.gray[0] },
});

const statusCss = css({
  minHeight: '1.5em',
  color: color.success,
  fontSize: fontSize.sm,
  lineHeight: 1.5,
});

const errorCss = css({ color: color.danger });
