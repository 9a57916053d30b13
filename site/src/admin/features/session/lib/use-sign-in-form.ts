import { yupResolver } from '@hookform/resolvers/yup';
import { useRef, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { notificationStore, notify } from '#src/components/notifications/store.ts';
import type { Challenge } from '@tequiora/cms/contracts/two-factor.ts';
import { useSignIn } from '../api/sign-in.ts';
import { announceSignIn, screenAfterSignIn } from './announce-sign-in.ts';
import { demoAccount } from './demo-account.ts';
import { signInProblem } from './sign-in-problem.ts';
import { signInSchema, type SignInValues } from './sign-in-schema.ts';
import { useCountdown } from './use-countdown.ts';

const REFUSED = ['Error de autenticación', 'Email o contraseña incorrectos'] as const;

/** Returns the state of the sign-in form: idle, sending, or rejected with the reason. */
export function useSignInForm(onChallenge: (challenge: Challenge) => void) {
  const form = useForm<SignInValues>({
    resolver: yupResolver(signInSchema),
    defaultValues: demoAccount() ?? { email: '', password: '' },
  });
  const { mutateAsync, isPending, error, submittedAt } = useSignIn();
  const problem = error ? signInProblem(error) : null;
  const secondsLeft = useCountdown(submittedAt, problem?.kind === 'wait' ? problem.seconds : 0);

  const notificationId = useRef('');

  const onValid = async ({ email, password }: SignInValues) => {
    notificationStore.getState().dismiss(notificationId.current);
    const next = screenAfterSignIn();
    try {
      const outcome = await mutateAsync({ identifier: email, password });
      if ('challenge' in outcome) return onChallenge(outcome.challenge);
      announceSignIn(next);
    } catch (failure) {
      if (signInProblem(failure).kind !== 'credentials') return;
      notificationId.current = notify('error', ...REFUSED, Infinity);
      form.setFocus('password', { shouldSelect: true });
    }
  };

  return {
    form,
    problem: problem?.kind === 'wait' && secondsLeft === 0 ? null : problem,
    secondsLeft,
    isSending: isPending,
    submit: (event: FormEvent) => void form.handleSubmit(onValid)(event),
  };
}
