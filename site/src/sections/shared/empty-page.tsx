import { css } from '@emotion/react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { color, space, typeset } from '#src/theme/tokens.ts';
import { PAGES, type PagePath } from '@tequiora/cms/contracts/pages.ts';

/** Placeholder for a page without CMS content. */
export function EmptyPage({ path }: { path: PagePath }) {
  return (
    <section css={pageCss}>
      <GrecaField />
      <Container css={contentCss}>
        <Stack gap={6} align="start">
          <h1>{PAGES[path].title}</h1>
          <p css={leadCss}>
            Estamos preparando esta página. Si necesitas algo hoy, escríbenos y te contestamos.
          </p>
          <ButtonLink to="/contacto" icon="arrow-right">
            Ir a contacto
          </ButtonLink>
        </Stack>
      </Container>
    </section>
  );
}

const pageCss = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(70svh, 40rem)',
  paddingBlock: space.section,
  background: color.bgSubtle,
});

const contentCss = css({ position: 'relative' });

const leadCss = css({ ...typeset.lead, color: color.fgMuted });
