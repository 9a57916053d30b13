import { css } from '@emotion/react';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { postJson } from '#src/lib/post-json.ts';
import { color, flex, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';
import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, isEmailAddress } from '@tequiora/cms/contracts/email.ts';
import type { NewsletterResponse } from '@tequiora/cms/contracts/newsletter.ts';

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

type NewsletterState =
  | { kind: 'idle' | 'sending' }
  | { kind: 'done'; text: string }
  | { kind: 'error'; text: string; isField: boolean };

const DONE = '¡Listo! Te avisaremos de nuestras novedades.';
const FAILED = 'No pudimos guardar tu suscripción. Intenta de nuevo en un momento.';

/** Holds the state of a newsletter form: validates on submit; a corrected address clears the error. */
function useNewsletter() {
  const [state, setState] = useState<NewsletterState>({ kind: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();

  async function send(email: string) {
    setState({ kind: 'sending' });
    try {
      await postJson<NewsletterResponse>('/newsletter-subscriptions', { email });
      setState({ kind: 'done', text: DONE });
      if (input.current) input.current.value = '';
    } catch (error) {
      setState(toErrorState(error));
    }
  }

  return {
    state: { ...state, isHydrated },
    input,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (state.kind === 'sending') return;
      const email = input.current?.value.trim() ?? '';
      if (isEmailAddress(email)) {
        void send(email);
        return;
      }
      setState({ kind: 'error', text: EMAIL_MESSAGE, isField: true });
      input.current?.focus();
    },
    revalidate: (event: ChangeEvent<HTMLInputElement>) => {
      if (state.kind === 'done') setState({ kind: 'idle' });
      const isCorrected =
        state.kind === 'error' && state.isField && isEmailAddress(event.target.value.trim());
      if (isCorrected) setState({ kind: 'idle' });
    },
  };
}

function toErrorState(error: unknown): NewsletterState {
  const apiError = error instanceof ApiError ? error : null;
  if (apiError?.status === 400) return { kind: 'error', text: EMAIL_MESSAGE, isField: true };
  const text = apiError?.status === 429 || apiError?.status === 503 ? apiError.message : FAILED;
  return { kind: 'error', text, isField: false };
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
