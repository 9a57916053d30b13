import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { Seo } from '#src/components/seo/seo.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, space, typeset } from '#src/theme/tokens.ts';
import { HOW_TO_OPEN } from './how-to-open.ts';
import { PreviewBanner } from './preview-banner.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { usePreview } from './use-preview.ts';

/** Shows the draft of an entry on its page, authorised by the token in the URL. */
export function PreviewApp({ location }: { location: PageProps['location'] }) {
  const { state, reload } = usePreview(usePreviewToken());
  switch (state.kind) {
    case 'loading':
      return <PreviewWaiting />;
    case 'ended':
      return (
        <PreviewMessage
          title="Aquí no hay vista previa"
          message={`${state.message} ${HOW_TO_OPEN}`}
        />
      );
    case 'failed':
      return (
        <PreviewMessage
          title="No se pudo mostrar la vista previa"
          message={state.message}
          onRetry={reload}
        />
      );
    case 'ready': {
      const { frame, endsAt, isInPane } = state;
      const { preview } = frame;
      return (
        <>
          {isInPane ? null : <PreviewBanner preview={preview} endsAt={endsAt} />}
          <PreviewFrame frame={frame} location={location} isInPane={isInPane} />
          {/* Rendered after the page's own title: the last one is used. */}
          <Seo title={`Vista previa de ${preview.name}`} path="/vista-previa" noindex />
        </>
      );
    }
  }
}

/** Loading state of the preview. */
function PreviewWaiting() {
  return (
    <main>
      <Container css={contentCss}>
        <SkeletonGroup label="Cargando la vista previa…" css={groupCss}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="70%" height="3rem" />
          <Skeleton ratio="16 / 7" />
        </SkeletonGroup>
      </Container>
    </main>
  );
}

const KEY = 'previewToken';

function readState(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}

/** Reads the token of the URL and moves it to the history state, which only this tab can read. */
function takeToken(): string | null {
  const { hash, pathname } = window.location;
  const token = new URLSearchParams(hash.slice(1)).get('token');
  if (token) window.history.replaceState({ ...readState(), [KEY]: token }, '', pathname);
  return token;
}

function storedToken(): string {
  const token = readState()[KEY];
  return typeof token === 'string' ? token : '';
}

/** Returns the token that this tab was opened with; '' without one. */
function usePreviewToken(): string {
  const [token, setToken] = useState(() => takeToken() ?? storedToken());
  useEffect(() => {
    const onHashChange = () => setToken((current) => takeToken() ?? current);
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  return token;
}

type PreviewMessageProps = { title: string; message: string; onRetry?: () => void };

/** Explains why a preview shows nothing, and what to do. */
function PreviewMessage({ title, message, onRetry }: PreviewMessageProps) {
  return (
    <main>
      <Section tone="subtle" labelledBy="vista-previa">
        <Container css={messageContentCss}>
          <Stack gap={5} align="start">
            <h1 id="vista-previa">{title}</h1>
            <p role="alert" css={messageCss}>
              {message}
            </p>
            {onRetry ? (
              <Button icon="refresh" onClick={onRetry}>
                Reintentar
              </Button>
            ) : null}
          </Stack>
        </Container>
      </Section>
    </main>
  );
}

const contentCss = css({ paddingBlock: space.section });

const groupCss = css({ display: 'grid', gap: space[6] });

const messageContentCss = css({ display: 'grid', alignItems: 'center', minHeight: '60svh' });

const messageCss = css({ ...typeset.lead, maxWidth: '40em', color: color.fgMuted });
