import { css } from '@emotion/react';
import { Button } from '#src/components/ui/button.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, typeset } from '#src/theme/tokens.ts';

type PreviewMessageProps = { title: string; message: string; onRetry?: () => void };

/** Explains why a preview shows nothing, and what to do. */
export function PreviewMessage({ title, message, onRetry }: PreviewMessageProps) {
  return (
    <main>
      <Section tone="subtle" labelledBy="vista-previa">
        <Container css={contentCss}>
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

const contentCss = css({ display: 'grid', alignItems: 'center', minHeight: '60svh' });

const messageCss = css({ ...typeset.lead, maxWidth: '40em', color: color.fgMuted });
