import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Grid } from '#src/components/ui/grid.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, flex, fontFamily, palette, radius, space, typeset } from '#src/theme/tokens.ts';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type StepsSectionProps = SectionProps<Queries.StepsSectionFieldsFragment>;

/** Numbered steps in a row; below each other on a phone. */
export function StepsSection({ content, headId, tone }: StepsSectionProps) {
  const { steps } = content;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <Grid as="ol" columns={columnsFor(steps.length)} css={listCss}>
        {steps.map(({ title, description, icon }, index) => (
          <li key={index} css={stepCss}>
            <span aria-hidden="true" css={numberCss}>
              {index + 1}
            </span>
            <h3 css={titleCss}>
              <Icon name={icon} size={20} css={iconCss} />
              <span>{title}</span>
            </h3>
            <p css={textCss}>{description}</p>
          </li>
        ))}
      </Grid>
    </HeadedSection>
  );
}

const listCss = css({ listStyle: 'none' });

const stepCss = css({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minWidth: 0,
  paddingTop: space[6],
  borderTop: `2px solid ${palette.blue[600]}`,
  overflowWrap: 'anywhere',
});

const numberCss = css({
  ...flex.center,
  width: '40px',
  height: '40px',
  borderRadius: radius.xs,
  background: palette.blue[600],
  color: palette.gray[0],
  fontFamily: fontFamily.display,
  fontSize: '1.125rem',
  fontWeight: 700,
});

const titleCss = css({ ...typeset.h4, ...flex.row, gap: '10px' });

const iconCss = css({ flex: 'none', color: color.accent });

const textCss = css({ color: color.fgMuted });

export const stepsSectionFields = graphql`
  fragment StepsSectionFields on STRAPI__COMPONENT_PAGE_STEPS {
    hidden
    kicker
    title
    description
    steps {
      title
      description
      icon
    }
  }
`;
