import { css } from '@emotion/react';
import { buttonCss } from '#src/components/ui/button-css.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, fontSize, radius } from '#src/theme/tokens.ts';

/** Replaces a page whose code failed: error text, a reload button and a link home. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Section tone="subtle" labelledBy="error">
      <Container>
        <Stack gap={5} align="start">
          {isChunkLoadError(error) ? (
            <>
              <h1 id="error">No se pudo cargar esta página</h1>
              <p role="alert">Revisa tu conexión y recárgala. No se perdió nada de lo guardado.</p>
            </>
          ) : (
            <>
              <h1 id="error">
                <span lang="en">Unexpected Application Error!</span>
              </h1>
              <p>Algo falló al mostrar esta página. Recárgala o vuelve al inicio.</p>
              <pre role="alert" css={messageCss}>
                {formatError(error)}
              </pre>
            </>
          )}
          <Cluster gap={4}>
            <Button onClick={() => window.location.reload()}>Recargar</Button>
            {/* A plain link: a full page load restarts with working code. */}
            <a href="/" css={buttonCss('secondary', 'md')}>
              Ir al inicio
            </a>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}

/** Returns true when a chunk could not be loaded: offline, or after a later release. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Returns '503 Service Unavailable' for an error response, otherwise the message. */
export function formatError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { status, statusText, message } = error as Record<string, unknown>;
  const parts = [status, statusText || message].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'Error desconocido';
}

const messageCss = css({
  maxWidth: '100%',
  padding: '14px 18px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.md,
  background: color.bgRaised,
  fontSize: fontSize.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
