import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Grid } from '#src/components/ui/grid.tsx';
import { TextLink } from '#src/components/ui/text-link.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { ProductCard } from '#src/sections/shared/product-card.tsx';
import { columnsFor } from './columns-for.ts';
import type { SectionProps } from './page-section.ts';

type ProductsSectionProps = SectionProps<Queries.ProductsPartFieldsFragment>;

/** Cards of products that staff chose, of a category or featured. */
export function ProductsSection({ content, headId, tone }: ProductsSectionProps) {
  const { shownProducts: products } = content;
  if (products.length === 0) return null;
  return (
    <HeadedSection
      headId={headId}
      head={content}
      tone={tone}
      isCompact
      action={
        <TextLink href="/productos" hasArrow>
          Ver el catálogo
        </TextLink>
      }
    >
      <Grid as="ul" columns={columnsFor(products.length)} css={listCss}>
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} isRowOnPhone />
        ))}
      </Grid>
    </HeadedSection>
  );
}

const listCss = css({ listStyle: 'none' });

export const productsPartFields = graphql`
  fragment ProductsPartFields on STRAPI__COMPONENT_PAGE_PRODUCTS {
    hidden
    kicker
    title
    description
    shownProducts {
      ...ProductCardFields
    }
  }
`;
