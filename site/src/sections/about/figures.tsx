import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stat } from '#src/components/ui/stat.tsx';
import { color, mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type FiguresProps = { content: Queries.FiguresFieldsFragment };

const TITLE_ID: SectionId<'/sobre-nosotros'> = 'en-numeros';

export function Figures({ content: { figuresHead: head, figures } }: FiguresProps) {
  if (figures.length === 0) return null;
  return (
    <Section tone="navy" hasEdge labelledBy={TITLE_ID}>
      <GrecaField />
      <Container css={contentCss}>
        <SectionHead {...(head ?? { title: 'En números' })} id={TITLE_ID} />
        <dl css={figuresCss}>
          {figures.map((figure) => (
            <Stat key={figure.label} {...figure} />
          ))}
        </dl>
      </Container>
    </Section>
  );
}

const contentCss = css({ position: 'relative' });

const figuresCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[8]} ${space.gap}`,
  [mq.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { paddingTop: space[6], borderTop: `1px solid ${color.borderStrong}` },
  '& dd': { fontSize: 'clamp(2.5rem, 1.6rem + 3.2vw, 4.5rem)' },
});

export const figuresFields = graphql`
  fragment FiguresFields on STRAPI_ABOUT_PAGE {
    figuresHead {
      ...SectionHeadFields
    }
    figures {
      ...StatFields
    }
  }
`;
