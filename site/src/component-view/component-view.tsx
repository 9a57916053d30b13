import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { space } from '#src/theme/tokens.ts';
import { DashboardSpecimens } from './dashboard-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { MediaSpecimens } from './media-specimens.tsx';
import { UiSpecimens } from './ui-specimens.tsx';

/** `/componentes`, in development only: every primitive in its variants and states. */
export default function ComponentView() {
  return (
    <Container css={pageCss}>
      <h1>Componentes</h1>
      <h2>Interfaz</h2>
      <UiSpecimens />
      <h2>Formularios</h2>
      <FormSpecimens />
      <h2>Imágenes</h2>
      <MediaSpecimens />
      <h2>Tablero</h2>
      <DashboardSpecimens />
    </Container>
  );
}

const pageCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space.section,
});
