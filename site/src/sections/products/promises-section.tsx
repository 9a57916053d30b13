import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { Grid } from '#src/components/ui/grid.tsx';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { color, fontSize, mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type PromisesSectionProps = { promises: readonly Queries.PromiseFieldsFragment[] };

const TITLE_ID: SectionId<'/productos'> = 'incluido';

/** Benefits of every product, in a strip between hairlines. */
export function PromisesSection({ promises }: PromisesSectionProps) {
  if (promises.length === 0) return null;
  return (
    <Section labelledBy={TITLE_ID} isCompact>
      <Container>
        <VisuallyHidden as="h2" id={TITLE_ID}>
          Incluido con cada producto
        </VisuallyHidden>
        <Grid as="ul" columns={{ base: 1, lg: 3 }} css={stripCss}>
          {promises.map(({ icon, title, description }) => (
            <li key={title} css={promiseCss}>
              <IconTile name={icon} />
              <div>
                <h3 css={titleCss}>{title}</h3>
                {description ? <p css={textCss}>{description}</p> : null}
              </div>
            </li>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const stripCss = css({ rowGap: '0 !important' });

const promiseCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: space[7],
  borderTop: `1px solid ${color.border}`,
  [mq.lg]: { paddingBottom: 0 },
});

const titleCss = css({ fontSize: fontSize.h4 });

const textCss = css({ marginTop: space[3], color: color.fgMuted, fontSize: fontSize.sm });

export const promiseFields = graphql`
  fragment PromiseFields on STRAPI__COMPONENT_SECTIONS_FEATURE {
    icon
    title
    description
  }
`;
