import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notificationStore, notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, palette, radius, space } from '#src/theme/tokens.ts';
import type { Challenge } from '@tequiora/cms/contracts/two-factor.ts';
import { useSignIn } from '../api/sign-in.ts';
import { announceSignIn, screenAfterSignIn } from '../lib/announce-sign-in.ts';
import { demoAccount } from '../lib/demo-account.ts';
import { signInProblem } from '../lib/sign-in-problem.ts';
import { signInSchema, type SignInValues } from '../lib/sign-in-schema.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { SignInNotice } from './sign-in-notice.tsx';

type SignInFormProps = {
  /** E-mail of the two-factor sign-in to start again; empty on the first attempt. */
  email: string;
  onChallenge: (challenge: Challenge, email: string) => void;
};

/** First step of signing in: e-mail and password. */
export function SignInForm(props: SignInFormProps) {
  const { form, problem, secondsLeft, isSending, submit } = useSignInForm(props);
  return (
    <form noValidate css={formCss} onSubmit={submit} aria-label="Iniciar sesión">
      {problem && !isSending ? <SignInNotice problem={problem} secondsLeft={secondsLeft} /> : null}
      <Stack gap={3}>
        <TextInput
          id="email"
          label="Correo"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          {...formField(form, 'email')}
        />
        <PasswordInput
          id="password"
          label="Contraseña"
          autoComplete="current-password"
          isRequired
          {...formField(form, 'password')}
        />
      </Stack>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isLoading={isSending}
        aria-disabled={problem?.kind === 'wait' ? true : undefined}
      >
        {isSending ? 'Iniciando sesión…' : 'Iniciar sesión'}
      </Button>
      <DemoBox />
    </form>
  );
}

/** Shows the demo account; only in demo builds. */
function DemoBox() {
  const account = demoAccount();
  if (!account) return null;
  return (
    <div css={boxCss}>
      <p css={titleCss}>Credenciales de demostración</p>
      <dl css={listCss}>
        <dt>Correo</dt>
        <dd>{account.email}</dd>
        <dt>Contraseña</dt>
        <dd>{account.password}</dd>
      </dl>
    </div>
  );
}

const REFUSED = ['Error de autenticación', 'Email o contraseña incorrectos'] as const;

/** Returns the state of the sign-in form: idle, sending, or rejected with the reason. */
function useSignInForm({ email: lastEmail, onChallenge }: SignInFormProps) {
  const form = useForm<SignInValues>({
    resolver: yupResolver(signInSchema),
    defaultValues: (lastEmail ? null : demoAccount()) ?? { email: lastEmail, password: '' },
  });
  const { setFocus } = form;
  const { mutateAsync, isPending, error, submittedAt } = useSignIn();
  const problem = error ? signInProblem(error) : null;
  const secondsLeft = useCountdown(submittedAt, problem?.kind === 'wait' ? problem.seconds : 0);

  const notificationId = useRef('');

  useEffect(() => {
    if (lastEmail) setFocus('password');
  }, [lastEmail, setFocus]);

  const onValid = async ({ email, password }: SignInValues) => {
    notificationStore.getState().dismiss(notificationId.current);
    const next = screenAfterSignIn();
    try {
      const outcome = await mutateAsync({ identifier: email, password });
      if ('challenge' in outcome) return onChallenge(outcome.challenge, email);
      announceSignIn(next);
    } catch (failure) {
      if (signInProblem(failure).kind !== 'credentials') return;
      notificationId.current = notify('error', ...REFUSED, Infinity);
      setFocus('password', { shouldSelect: true });
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

const formCss = css({ display: 'grid', gap: space[5] });

const boxCss = css({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  border: `1px dashed ${palette.sky[600]}`,
  borderRadius: radius.md,
  background: palette.sky[50],
  color: palette.sky[800],
  fontSize: '0.875rem',
  lineHeight: 1.45,
});

const titleCss = css({ fontWeight: 600 });

const listCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  color: color.fg,
  '& dd': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' },
});
