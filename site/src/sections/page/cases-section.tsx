import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Grid } from '#src/components/ui/grid.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { CaseCard } from '#src/sections/portfolio/case-card.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type CasesSectionProps = SectionProps<Queries.CasesPartFieldsFragment>;

/** Cards of finished projects. */
export function CasesSection({ content, headId, tone }: CasesSectionProps) {
  const { shownCases: cases } = content;
  if (cases.length === 0) return null;
  return (
    <HeadedSection
      headId={headId}
      head={content}
      tone={tone}
      isCompact
      action={
        <TextLink href="/portafolio" hasArrow>
          Ver el portafolio
        </TextLink>
      }
    >
      <Grid as="ul" columns={columnsFor(Math.max(2, cases.length))} css={listCss}>
        {cases.map((each) => (
          <CaseCard key={each.slug} content={each} />
        ))}
      </Grid>
    </HeadedSection>
  );
}

const listCss = css({ listStyle: 'none' });

export const casesPartFields = graphql`
  fragment CasesPartFields on STRAPI__COMPONENT_PAGE_CASES {
    hidden
    kicker
    title
    description
    shownCases {
      ...CaseCardFields
    }
  }
`;
