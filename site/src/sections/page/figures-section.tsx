import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Stat } from '#src/components/ui/stat.tsx';
import { color, mq, space } from '#src/theme/tokens.ts';
import type { SectionProps } from './page-section.ts';

type FiguresSectionProps = SectionProps<Queries.FiguresSectionFieldsFragment>;

/** Large figures on a dark band. */
export function FiguresSection({ content, headId }: FiguresSectionProps) {
  const { kicker, title, description, figures } = content;
  return (
    <Section tone="navy" labelledBy={headId} isCompact>
      <GrecaField />
      <Container css={contentCss}>
        <SectionHead kicker={kicker} title={title} description={description} id={headId} />
        {figures.length > 0 ? (
          <dl css={figuresCss}>
            {figures.map((figure, index) => (
              <Stat key={index} {...figure} />
            ))}
          </dl>
        ) : null}
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
  '& dd, & dt': { overflowWrap: 'anywhere' },
});

export const figuresSectionFields = graphql`
  fragment FiguresSectionFields on STRAPI__COMPONENT_PAGE_FIGURES {
    hidden
    kicker
    title
    description
    figures {
      ...StatFields
    }
  }
`;
