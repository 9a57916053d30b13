import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, mq, radius, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { FlagshipOption } from './flagship-option.tsx';
import { FlagshipPanel } from './flagship-panel.tsx';
import { SystemsComparison } from './systems-comparison.tsx';
import { useFlagshipSelector } from './use-flagship-selector.ts';

type FlagshipSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null | undefined;
  products: readonly Queries.FlagshipFieldsFragment[];
};

const TITLE_ID: SectionId<'/productos'> = 'sistemas';

/** The flagship products: options at the left, the panel of the selected one at the right. */
export function FlagshipSection({ head, products }: FlagshipSectionProps) {
  const slugs = products.map(({ slug }) => slug);
  const { mode, isShown, optionProps } = useFlagshipSelector(slugs);
  if (products.length === 0) return null;
  return (
    <HeadedSection headId={TITLE_ID} head={head} title="Sistemas por suscripción">
      {mode === 'tabs' ? (
        // The panels are between the tabs in the DOM, as required by the accordion.
        <div
          role="tablist"
          aria-orientation="vertical"
          aria-labelledby={TITLE_ID}
          aria-owns={slugs.map((slug) => `opcion-${slug}`).join(' ')}
        />
      ) : null}
      <div data-mode={mode} css={selectorCss} style={variable('--rows', products.length)}>
        {products.map((product, index) => (
          <div key={product.slug} css={itemCss} style={variable('--row', index + 1)}>
            <FlagshipOption
              product={product}
              mode={mode}
              isShown={isShown(index)}
              {...optionProps(index)}
            />
            <FlagshipPanel product={product} mode={mode} isShown={isShown(index)} />
          </div>
        ))}
      </div>
      <SystemsComparison systems={products} />
    </HeadedSection>
  );
}

function variable(name: `--${string}`, value: number) {
  return { [name]: value } as CSSProperties;
}

const selectorCss = css({
  display: 'grid',
  gap: space[5],
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: `${space[5]} ${space.gap}`,
  },
  // A card selected before hydration shows its panel instead of the first one.
  '&[data-mode="static"]:has(:target) [data-shown="true"]:not(:target, a)': { display: 'none' },
});

// A card with its panel below lg; from lg on, option and panel are grid cells.
const itemCss = css({
  display: 'grid',
  [mq.print]: { breakInside: 'avoid' },
  [mq.belowLg]: {
    border: `1px solid ${color.border}`,
    borderRadius: radius.xl,
    background: color.bgRaised,
    overflow: 'hidden',
  },
  [mq.lg]: { display: 'contents' },
});

export const flagshipFields = graphql`
  fragment FlagshipFields on STRAPI_FLAGSHIP_PRODUCT {
    name
    slug
    subtitle
    description
    category
    icon
    features
    benefits
    idealFor
    searchTerms
    technologies
    pricing {
      amount
      period
      tax
      note
    }
    gradient
    image {
      alternativeText
      focalPoint {
        x
        y
      }
      localFile {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1080)
        }
      }
    }
  }
`;
