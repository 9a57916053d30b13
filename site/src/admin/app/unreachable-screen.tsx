import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { space } from '#src/theme/tokens/space.ts';
import { ErrorState } from '../ui/error-state.tsx';

type UnreachableScreenProps = { onRetry: () => void };

/** Shown when the CMS could not verify the session; the user stays signed in. */
export function UnreachableScreen({ onRetry }: UnreachableScreenProps) {
  return (
    <main css={screenCss}>
      <Container>
        <ErrorState
          title="No pudimos comprobar tu sesión"
          hint="El servidor no respondió. Tu sesión sigue abierta: revisa tu conexión y vuelve a intentarlo."
          onRetry={onRetry}
        />
      </Container>
    </main>
  );
}

const screenCss = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: '100dvh',
  paddingBlock: space[7],
});
