import { useEffect, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '#src/lib/api-error.ts';
import {
  CHALLENGE_ENDED_ERROR,
  TWO_FACTOR_MESSAGES,
  type Challenge,
  type TwoFactorMethod,
} from '@tequiora/cms/contracts/two-factor.ts';
import { useVerifyCode } from '../api/sign-in.ts';
import { announceSignIn, screenAfterSignIn } from './announce-sign-in.ts';
import { signInProblem } from './sign-in-problem.ts';
import { useCountdown } from './use-countdown.ts';

/**
 * Returns the state of the second sign-in step. `onBack` receives why the password is needed again.
 */
export function useCodeForm(
  { token, methods }: Challenge,
  onBack: (message: string | null) => void,
) {
  const form = useForm({ defaultValues: { code: '' } });
  const [method, setMethod] = useState<TwoFactorMethod>(methods[0] ?? 'app');
  const { mutateAsync, isPending, error, submittedAt, reset } = useVerifyCode();
  const problem = error ? signInProblem(error) : null;
  const secondsLeft = useCountdown(submittedAt, problem?.kind === 'wait' ? problem.seconds : 0);
  // A wrong code is shown at its field; a wait expires.
  const isOver = problem?.kind === 'credentials' || (problem?.kind === 'wait' && secondsLeft === 0);
  const { setFocus } = form;

  useEffect(() => setFocus('code'), [setFocus, method]);

  const onValid = async ({ code }: { code: string }) => {
    const next = screenAfterSignIn();
    try {
      await mutateAsync({ challenge: token, code });
      announceSignIn(next);
    } catch (failure) {
      if (!(failure instanceof ApiError)) return;
      if (failure.code === CHALLENGE_ENDED_ERROR) return onBack(failure.message);
      const { code: message } = failure.fieldErrors;
      if (message) form.setError('code', { message }, { shouldFocus: true });
    }
  };

  return {
    form,
    method,
    changeMethod: () => {
      form.reset();
      reset();
      setMethod(method === 'app' ? 'recovery' : 'app');
    },
    field: form.register('code', {
      validate: (value) => value.trim() !== '' || TWO_FACTOR_MESSAGES.noCode,
    }),
    problem: isOver ? null : problem,
    secondsLeft,
    isSending: isPending,
    submit: (event: FormEvent) => void form.handleSubmit(onValid)(event),
  };
}
