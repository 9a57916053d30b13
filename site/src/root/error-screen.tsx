import { css } from '@emotion/react';
import { Button } from '#src/components/ui/button.tsx';
import { buttonCss } from '#src/components/ui/button-css.ts';
import { Cluster } from '#src/components/ui/cluster.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { radius } from '#src/theme/tokens/radius.ts';
import { fontSize } from '#src/theme/tokens/typography.ts';

/** The page when its code failed: what it says of itself, another try and a way home. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Section tone="subtle" labelledBy="error">
      <Container>
        <Stack gap={5} align="start">
          {isMissingCode(error) ? (
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
                {errorText(error)}
              </pre>
            </>
          )}
          <Cluster gap={4}>
            <Button onClick={() => window.location.reload()}>Recargar</Button>
            {/* Not the router's link: a full load starts over with code that works. */}
            <a href="/" css={buttonCss('secondary', 'md')}>
              Ir al inicio
            </a>
          </Cluster>
        </Stack>
      </Container>
    </Section>
  );
}

/** Whether a file of the program could not be fetched: without a network, or after a later release. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** '503 Service Unavailable' for what a server answered, the message for anything else. */
export function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { status, statusText, message } = error as Record<string, unknown>;
  const known = [status, statusText || message].filter(Boolean);
  return known.length > 0 ? known.join(' ') : 'Error desconocido';
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
