import { css } from '@emotion/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { paths } from '#src/admin/lib/paths.ts';
import { Redirect } from '#src/admin/lib/redirect.tsx';
import { returnPath } from '#src/admin/lib/return-path.ts';
import { useWindowTitle } from '#src/admin/lib/screen-title.ts';
import { sessionStore } from '#src/admin/lib/session-store.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Logo } from '#src/components/logo/logo.tsx';
import { Device } from '#src/components/media/device.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { gradients } from '#src/theme/gradients.ts';
import { color, flex, mq, space, typeset } from '#src/theme/tokens.ts';
import type { Challenge } from '@tequiora/cms/contracts/two-factor.ts';
import { CodeForm } from './code-form.tsx';
import dashboardPicture from './dashboard.webp';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in page; redirects a signed-in user to the page they came from. */
export function LoginScreen() {
  const [search] = useSearchParams();
  const { status, ending } = useStore(sessionStore);
  const [email, setEmail] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useWindowTitle(paths.login.title);

  const onChallenge = (next: Challenge, challengedEmail: string) => {
    setEmail(challengedEmail);
    setChallenge(next);
  };
  const goBack = (message: string | null) => {
    setProblem(message);
    setChallenge(null);
  };

  if (status === 'signed-in') return <Redirect to={returnPath(search)} />;
  return (
    <div css={screenCss}>
      <main css={mainCss}>
        <div css={formCss}>
          <a href="/" css={logoCss} aria-label="Tequiora, ir al sitio">
            <Logo variant="stacked" size="lg" title="" />
          </a>
          <div>
            <h1 css={titleCss}>{challenge ? 'Verificación en dos pasos' : 'Iniciar sesión'}</h1>
            <p css={subtitleCss}>Panel de Administración</p>
          </div>
          {challenge ? (
            <CodeForm challenge={challenge} onBack={goBack} />
          ) : (
            <>
              {problem ? <Banner tone="warning">{problem}</Banner> : null}
              {ending === 'expired' && !problem ? (
                <Banner tone="info">Tu sesión terminó. Inicia sesión para continuar.</Banner>
              ) : null}
              <SignInForm email={email} onChallenge={onChallenge} />
            </>
          )}
        </div>
      </main>
      <LoginStage />
    </div>
  );
}

/** Decorative half of the sign-in page, on wide screens only. */
function LoginStage() {
  return (
    <aside aria-label="Presentación" data-scope="dark" css={stageCss}>
      <GrecaField fade="right" />
      <div css={contentCss}>
        <div aria-hidden="true">
          <Device type="tablet">
            <img src={dashboardPicture} alt="" width={1280} height={800} loading="lazy" />
          </Device>
        </div>
        <p css={quoteCss}>Cada consulta a la vista, cada respuesta a tiempo.</p>
      </div>
    </aside>
  );
}

const screenCss = css({
  minHeight: '100dvh',
  background: color.bg,
  [mq.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)' },
});

const mainCss = css({ ...flex.center, minHeight: '100dvh', padding: `${space[8]} ${space[6]}` });

const formCss = css({ display: 'grid', gap: space[7], width: '100%', maxWidth: '420px' });

const logoCss = css({ justifySelf: 'start' });

const titleCss = css({ ...adminText.xl, color: color.fg });

const subtitleCss = css({ ...adminText.md, marginTop: space[2], color: color.fgMuted });

const stageCss = css({
  display: 'none',
  position: 'relative',
  background: gradients.anil,
  overflow: 'hidden',
  [mq.lg]: { display: 'grid', alignItems: 'center', padding: space[10] },
});

const contentCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[9],
  width: '100%',
  maxWidth: '640px',
  marginInline: 'auto',
});

const quoteCss = css({ ...typeset.quote, maxWidth: '18em', color: color.fg });
