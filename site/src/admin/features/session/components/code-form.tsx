import { css } from '@emotion/react';
import { useEffect, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CodeInput } from '#src/admin/ui/code-input.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { ApiError } from '#src/lib/api-error.ts';
import { space } from '#src/theme/tokens.ts';
import {
  CHALLENGE_ENDED_ERROR,
  TWO_FACTOR_MESSAGES,
  type Challenge,
  type TwoFactorMethod,
} from '@tequiora/cms/contracts/two-factor.ts';
import { useVerifyCode } from '../api/sign-in.ts';
import { announceSignIn, screenAfterSignIn } from '../lib/announce-sign-in.ts';
import { signInProblem } from '../lib/sign-in-problem.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { SignInNotice } from './sign-in-notice.tsx';

type CodeFormProps = {
  challenge: Challenge;
  /** Receives why the password is needed again, or null when the user goes back. */
  onBack: (message: string | null) => void;
};

/** Second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ challenge, onBack }: CodeFormProps) {
  const { method, changeMethod, field, problem, secondsLeft, isSending, submit } = useCodeForm(
    challenge,
    onBack,
  );
  const hasApp = challenge.methods.includes('app');
  return (
    <form noValidate css={formCss} onSubmit={submit} aria-label="Verificación en dos pasos">
      {hasApp ? null : (
        <Banner tone="warning">
          El servidor ya no puede comprobar los códigos de tu aplicación. Usa un código de
          recuperación o pide a quien administra las cuentas que restablezca tu verificación.
        </Banner>
      )}
      {problem && !isSending ? <SignInNotice problem={problem} secondsLeft={secondsLeft} /> : null}
      {method === 'app' ? (
        <CodeInput key="app" id="code" {...field} />
      ) : (
        <TextInput
          key="recovery"
          id="code"
          label="Código de recuperación"
          hint="Uno de los que guardaste; cada uno sirve una vez."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired
          {...field}
        />
      )}
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isLoading={isSending}
        aria-disabled={problem?.kind === 'wait' ? true : undefined}
      >
        {isSending ? 'Verificando…' : 'Continuar'}
      </Button>
      <Cluster gap={3}>
        {hasApp ? (
          <Button variant="ghost" onClick={changeMethod}>
            {method === 'app'
              ? 'Usar un código de recuperación'
              : 'Usar el código de tu aplicación'}
          </Button>
        ) : null}
        <Button variant="ghost" onClick={() => onBack(null)}>
          Volver
        </Button>
      </Cluster>
    </form>
  );
}

/**
 * Returns the state of the second sign-in step. `onBack` receives why the password is needed again.
 */
function useCodeForm({ token, methods }: Challenge, onBack: (message: string | null) => void) {
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
    method,
    changeMethod: () => {
      form.reset();
      reset();
      setMethod(method === 'app' ? 'recovery' : 'app');
    },
    field: formField(form, 'code', {
      validate: (value) => value.trim() !== '' || TWO_FACTOR_MESSAGES.noCode,
    }),
    problem: isOver ? null : problem,
    secondsLeft,
    isSending: isPending,
    submit: (event: FormEvent) => void form.handleSubmit(onValid)(event),
  };
}

const formCss = css({ display: 'grid', gap: space[5] });
