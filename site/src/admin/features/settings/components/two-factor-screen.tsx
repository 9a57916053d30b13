import { css } from '@emotion/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { paths } from '#src/admin/lib/paths.ts';
import { Redirect } from '#src/admin/lib/redirect.tsx';
import { returnPath } from '#src/admin/lib/return-path.ts';
import { useWindowTitle } from '#src/admin/lib/screen-title.ts';
import { storeUser, sessionStore } from '#src/admin/lib/session-store.ts';
import { signOut } from '#src/admin/lib/session.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Logo } from '#src/components/logo/logo.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { color, space } from '#src/theme/tokens.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

/** Only screen of an account that must set up two-factor sign-in first. */
export function TwoFactorScreen() {
  const [search] = useSearchParams();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { status, user } = useStore(sessionStore);

  useWindowTitle(paths.twoFactor.title);

  if (status !== 'signed-in' || !user) return <Redirect to={paths.login.to()} />;
  if (!user.mustSetUpTwoFactor) return <Redirect to={returnPath(search)} />;
  const { mustSetUpTwoFactor: _isDone, ...ready } = user;
  return (
    <main css={mainCss}>
      <div css={columnCss}>
        <Logo variant="horizontal" size="md" title="Tequiora" />
        <h1 css={titleCss}>Verificación en dos pasos</h1>
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => storeUser(ready)} />
        ) : (
          <>
            <Banner tone="info">
              Tu empresa la pide a todas las cuentas. Configúrala para continuar.
            </Banner>
            <TwoFactorSetup onEnabled={setCodes} />
            <Button variant="ghost" icon="log-out" onClick={() => void signOut()}>
              Cerrar Sesión
            </Button>
          </>
        )}
      </div>
    </main>
  );
}

const mainCss = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: '100dvh',
  padding: `${space[8]} ${space[6]}`,
  background: color.bg,
});

const columnCss = css({
  display: 'grid',
  gap: space[6],
  justifyItems: 'stretch',
  width: '100%',
  maxWidth: '560px',
  '& > svg': { justifySelf: 'start' },
});

const titleCss = css({ ...adminText.xl, color: color.fg });
