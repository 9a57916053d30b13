import { css } from '@emotion/react';
import { PasswordInput } from '#src/admin/ui/password-input.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens/space.ts';
import type { Challenge } from '@tequiora/cms/contracts/two-factor.ts';
import { useSignInForm } from '../lib/use-sign-in-form.ts';
import { DemoBox } from './demo-box.tsx';
import { SignInNotice } from './sign-in-notice.tsx';

type SignInFormProps = { onChallenge: (challenge: Challenge) => void };

export function SignInForm({ onChallenge }: SignInFormProps) {
  const { form, problem, secondsLeft, isSending, submit } = useSignInForm(onChallenge);
  const { errors } = form.formState;
  return (
    <form noValidate css={formCss} onSubmit={submit} aria-label="Iniciar sesión">
      {problem && !isSending ? <SignInNotice problem={problem} secondsLeft={secondsLeft} /> : null}
      <div css={fieldsCss}>
        <TextInput
          id="email"
          label="Correo"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          id="password"
          label="Contraseña"
          autoComplete="current-password"
          isRequired
          error={errors.password?.message}
          {...form.register('password')}
        />
      </div>
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

const formCss = css({ display: 'grid', gap: space[5] });

const fieldsCss = css({ display: 'grid', gap: space[3] });
