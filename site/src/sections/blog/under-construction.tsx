import { css } from '@emotion/react';
import { NewsletterForm } from '#src/components/layout/newsletter-form.tsx';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { Kicker } from '#src/components/ui/kicker.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stack } from '#src/components/ui/stack.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { color, mq, space, typeset } from '#src/theme/tokens.ts';
import { SteppedPyramid } from './stepped-pyramid.tsx';

type UnderConstructionProps = { title: string; description: string };

export function UnderConstruction({ title, description }: UnderConstructionProps) {
  return (
    <Section tone="subtle" labelledBy="blog">
      <GrecaField />
      <Container css={gridCss}>
        <Stack gap={6} align="start">
          <Kicker>Blog</Kicker>
          <h1 id="blog">{title}</h1>
          <p css={leadCss}>{description}</p>
          <div css={formCss}>
            <NewsletterForm id="boletin-blog" />
          </div>
          <TextLink href="/" hasArrow>
            Volver al inicio
          </TextLink>
        </Stack>
        <SteppedPyramid />
      </Container>
    </Section>
  );
}

const gridCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[11],
  alignItems: 'center',
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const leadCss = css({ ...typeset.lead, color: color.fgMuted });

const formCss = css({ width: '100%', maxWidth: '26rem' });
