import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useHydrated } from '#src/hooks/use-hydrated.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { postJson } from '#src/lib/post-json.ts';
import { EMAIL_MESSAGE, isEmailAddress } from '@tequiora/cms/contracts/email.ts';
import type { NewsletterResponse } from '@tequiora/cms/contracts/newsletter.ts';

type NewsletterState =
  | { kind: 'idle' | 'sending' }
  | { kind: 'done'; text: string }
  | { kind: 'error'; text: string; isField: boolean };

const DONE = '¡Listo! Te avisaremos de nuestras novedades.';
const FAILED = 'No pudimos guardar tu suscripción. Intenta de nuevo en un momento.';

type Newsletter = {
  state: NewsletterState & { isHydrated: boolean };
  input: RefObject<HTMLInputElement>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  revalidate: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Holds the state of a newsletter form: validates on submit; a corrected address clears the error. */
export function useNewsletter(): Newsletter {
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
    submit: (event) => {
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
    revalidate: (event) => {
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
