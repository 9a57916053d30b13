import { css } from '@emotion/react';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { returnPath } from '#src/admin/lib/return-path.ts';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { adminText } from '#src/admin/ui/type-scale.ts';
import { Logo } from '#src/components/logo/logo.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { mq } from '#src/theme/tokens/layout.ts';
import { space } from '#src/theme/tokens/space.ts';
import { LoginStage } from './login-stage.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The way in; who is in already goes on to where they came from. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const { status, ending } = useStore(sessionStore);

  useEffect(() => {
    document.title = 'Iniciar sesión · Panel de Administración · Tequiora';
  }, []);

  if (status === 'signed-in') return <Navigate to={returnPath(search)} replace />;
  return (
    <div css={screenCss}>
      <main css={mainCss}>
        <div css={formCss}>
          <a href="/" css={logoCss} aria-label="Tequiora, ir al sitio">
            <Logo variant="stacked" size="lg" title="" />
          </a>
          <div>
            <h1 css={titleCss}>Iniciar sesión</h1>
            <p css={subtitleCss}>Panel de Administración</p>
          </div>
          {ending === 'expired' ? (
            <Banner tone="info">Tu sesión terminó. Inicia sesión para continuar.</Banner>
          ) : null}
          <SignInForm />
        </div>
      </main>
      <LoginStage />
    </div>
  );
}

const screenCss = css({
  minHeight: '100dvh',
  background: color.bg,
  [mq.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
});

const mainCss = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: `${space[8]} ${space[6]}`,
});

const formCss = css({ display: 'grid', gap: space[7], width: '100%', maxWidth: '420px' });

const logoCss = css({ justifySelf: 'start' });

const titleCss = css({ ...adminText.xl, color: color.fg });

const subtitleCss = css({ ...adminText.md, marginTop: space[2], color: color.fgMuted });
