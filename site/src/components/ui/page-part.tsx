import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space } from '#src/theme/tokens.ts';
import { Container } from './container.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of a page that may fail independently. */
export function PagePart({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={showFailure}>{children}</ErrorBoundary>;
}

function showFailure() {
  return (
    <Container>
      <p role="alert" css={textCss}>
        No pudimos mostrar esta parte de la página. Recárgala para intentarlo de nuevo.
      </p>
    </Container>
  );
}

const textCss = css({ paddingBlock: space[8], color: color.fgMuted });
