import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { railCss } from '#src/theme/rail-css.ts';
import { duration, ease, mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { PackageOption } from './package-option.tsx';
import { PackagePanel } from './package-panel.tsx';
import { PackagesComparison } from './packages-comparison.tsx';
import { usePackageChoice } from './use-package-choice.ts';

type PackagesSectionProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  packages: readonly Queries.PackageFieldsFragment[];
};

const SECTION_ID: SectionId<'/servicios'> = 'paquetes';
const TITLE_ID: SectionId<'/servicios'> = 'paquetes-web';

/** Four packages, with the details of the selected one below. */
export function PackagesSection({ head, packages }: PackagesSectionProps) {
  const { railRef, optionProps } = usePackageChoice();
  if (packages.length === 0) return null;
  const initial = defaultIndex(packages);
  // Paper has the comparison, which needs two.
  const onPaper = packages.length > 1 && screenOnlyCss;
  return (
    <Section tone="subtle" id={SECTION_ID} isCompact>
      <Container>
        <SectionHead {...(head ?? { title: 'Paquetes web' })} id={TITLE_ID} />
        <div css={[selectorCss, shownPanelCss(packages.length)]}>
          <div
            role="radiogroup"
            aria-labelledby={TITLE_ID}
            ref={railRef}
            css={[optionsCss, railCss, onPaper]}
          >
            {packages.map((item, index) => (
              <PackageOption
                key={item.slug}
                item={item}
                index={index}
                isDefault={index === initial}
                {...optionProps}
              />
            ))}
          </div>
          <div css={[panelsCss, onPaper]}>
            {packages.map((item, index) => (
              <PackagePanel key={item.slug} item={item} index={index} />
            ))}
          </div>
          <PackagesComparison packages={packages} />
        </div>
      </Container>
    </Section>
  );
}

/** Returns the index of the package marked as popular, otherwise of the second one. */
function defaultIndex(packages: readonly Queries.PackageFieldsFragment[]): number {
  const popular = packages.findIndex((item) => item.popular);
  return popular === -1 ? Math.min(1, packages.length - 1) : popular;
}

function shownPanelCss(count: number) {
  const selectors = Array.from(
    { length: count },
    (_, index) => `&:has([data-option="${index}"] :checked) [data-panel="${index}"]`,
  );
  return css({
    [selectors.join(', ')]: { visibility: 'visible', opacity: 1, transform: 'none' },
  });
}

const selectorCss = css({ display: 'grid', gap: space.gap, gridTemplateColumns: 'minmax(0, 1fr)' });

const optionsCss = css({
  position: 'relative',
  display: 'grid',
  gap: space[6],
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

// All panels share one cell as high as the tallest, so that the layout does not shift.
const panelsCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media screen': {
    '@supports selector(:has(*))': {
      '& > [data-panel]': {
        gridArea: '1 / 1',
        visibility: 'hidden',
        opacity: 0,
        transform: 'translateY(8px)',
        transition: `opacity ${duration[2]} ${ease.out}, transform ${duration[2]} ${ease.out}, visibility ${duration[2]}`,
      },
    },
  },
});

export const packageFields = graphql`
  fragment PackageFields on STRAPI_PACKAGE {
    slug
    name
    subtitle
    description
    category
    features
    benefits
    priceMin
    priceMax
    tax
    openEnded
    offerPrice
    offerUntil
    deliveryTime
    idealFor
    popular
  }
`;
