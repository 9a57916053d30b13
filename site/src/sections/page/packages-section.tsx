import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Grid } from '#src/components/ui/grid.tsx';
import { PackageCard } from '#src/sections/services/package-card.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type PackagesSectionProps = SectionProps<Queries.PackagesPartFieldsFragment>;

/** Packages side by side: price with its offer, delivery time and what each includes. */
export function PackagesSection({ content, headId, tone }: PackagesSectionProps) {
  const { shownPackages: packages } = content;
  if (packages.length === 0) return null;
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact>
      <Grid as="ul" columns={columnsFor(packages.length)} css={listCss}>
        {packages.map((item) => (
          <PackageCard key={item.slug} item={item} />
        ))}
      </Grid>
    </HeadedSection>
  );
}

const listCss = css({ listStyle: 'none' });

export const packagesPartFields = graphql`
  fragment PackagesPartFields on STRAPI__COMPONENT_PAGE_PACKAGES {
    hidden
    kicker
    title
    description
    shownPackages {
      ...PackageFields
    }
  }
`;
