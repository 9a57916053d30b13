import { css } from '@emotion/react';
import { Banner } from '#src/admin/ui/banner.tsx';
import { CodeInput } from '#src/admin/ui/code-input.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens/space.ts';
import type { Challenge } from '@tequiora/cms/contracts/two-factor.ts';
import { useCodeForm } from '../lib/use-code-form.ts';
import { SignInNotice } from './sign-in-notice.tsx';

type CodeFormProps = {
  challenge: Challenge;
  /** Receives why the password is needed again, or null when the user goes back. */
  onBack: (message: string | null) => void;
};

/** Second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({ challenge, onBack }: CodeFormProps) {
  const { form, method, changeMethod, field, problem, secondsLeft, isSending, submit } =
    useCodeForm(challenge, onBack);
  const hasApp = challenge.methods.includes('app');
  const error = form.formState.errors.code?.message;
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
        <CodeInput key="app" id="code" error={error} {...field} />
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
          error={error}
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
      <div css={waysCss}>
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
      </div>
    </form>
  );
}

const formCss = css({ display: 'grid', gap: space[5] });

const waysCss = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
