import { css } from '@emotion/react';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useEmailSuggestion } from '#src/components/form/email-suggestion.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { visuallyHiddenCss } from '#src/components/ui/visually-hidden.tsx';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { FAILURE_ATTRIBUTE } from '#src/lib/find-failure.ts';
import { postJson } from '#src/lib/post-json.ts';
import { color, flex, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';
import {
  describeEmailProblem,
  EMAIL_MESSAGE,
  parseEmailAddress,
} from '@tequiora/cms/contracts/email.ts';
import type { NewsletterResponse } from '@tequiora/cms/contracts/newsletter.ts';

type NewsletterFormProps = {
  /** Makes ids unique when the form appears twice on a page: in the content and the footer. */
  id?: string;
};

export function NewsletterForm({ id = 'boletin' }: NewsletterFormProps) {
  const statusId = `${id}-estado`;
  const failureId = `${id}-falla`;
  const { state, input, submit, revalidate } = useNewsletter(failureId);
  const suggesting = useEmailSuggestion(input, state.kind === 'invalid');
  const isInvalid = state.kind === 'invalid';
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
          Tu email
        </label>
        <input
          ref={input}
          id={`${id}-email`}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          name="email"
          required
          placeholder="Tu email"
          autoComplete="email"
          aria-invalid={isInvalid || undefined}
          aria-describedby={statusId}
          onBlur={suggesting.onBlur}
          onChange={(event) => {
            suggesting.onChange();
            revalidate(event);
          }}
          css={inputCss}
        />
        <Button type="submit" isLoading={state.kind === 'sending'} css={submitCss}>
          Suscribirse
        </Button>
      </div>
      <p
        id={failureId}
        role="alert"
        hidden={state.kind !== 'failed'}
        css={[statusCss, errorCss]}
        {...{ [FAILURE_ATTRIBUTE]: '' }}
      >
        {state.kind === 'failed' ? state.text : FAILED}
      </p>
      <div
        id={statusId}
        role="status"
        hidden={state.kind === 'failed'}
        css={[statusCss, isInvalid && errorCss]}
      >
        {state.kind === 'done' || isInvalid ? <p>{state.text}</p> : null}
        {state.kind === 'done' ? null : suggesting.suggestion}
      </div>
    </form>
  );
}

type NewsletterState =
  | { kind: 'idle' | 'sending' }
  | { kind: 'done' | 'invalid' | 'failed'; text: string };

const DONE = '¡Listo! Te avisaremos de nuestras novedades.';
const FAILED = 'No pudimos guardar tu suscripción. Intenta de nuevo en un momento.';

/** Holds the state of a newsletter form: validates on submit; a corrected address clears the error. */
function useNewsletter(failureId: string) {
  const [state, setState] = useState<NewsletterState>(() =>
    hasEarlyFailure(failureId) ? { kind: 'failed', text: FAILED } : { kind: 'idle' },
  );
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
      const email = parseEmailAddress(input.current?.value ?? '');
      if (email) {
        void send(email);
        return;
      }
      const text = describeEmailProblem(input.current?.value ?? '');
      setState({ kind: 'invalid', text });
      input.current?.focus();
    },
    revalidate: (event: ChangeEvent<HTMLInputElement>) => {
      if (state.kind === 'done') setState({ kind: 'idle' });
      const isCorrected =
        state.kind === 'invalid' && parseEmailAddress(event.target.value) !== undefined;
      if (isCorrected) setState({ kind: 'idle' });
    },
  };
}

/** Returns true when the startup script could not send the form. Call it during the first render. */
function hasEarlyFailure(failureId: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(failureId)?.hidden === false;
}

function toErrorState(error: unknown): NewsletterState {
  const apiError = error instanceof ApiError ? error : null;
  if (apiError?.status === 400) {
    return { kind: 'invalid', text: apiError.fieldErrors.email ?? EMAIL_MESSAGE };
  }
  const text = apiError?.status === 429 || apiError?.status === 503 ? apiError.message : FAILED;
  return { kind: 'failed', text };
}

const formCss = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' });

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
