import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { FeaturedCaseCard } from './featured-case-card.tsx';
import { featuredSpan } from './featured-span.ts';

type FeaturedCasesProps = {
  head: Queries.SectionHeadFieldsFragment | null;
  cases: readonly Queries.FeaturedCaseFieldsFragment[];
};

const TITLE_ID: SectionId<'/portafolio'> = 'destacados';

/** The featured cases as large cards. */
export function FeaturedCases({ head, cases }: FeaturedCasesProps) {
  if (cases.length === 0) return null;
  return (
    <HeadedSection headId={TITLE_ID} head={head} title="Casos destacados">
      <ul role="list" css={gridCss}>
        {cases.map((item, index) => {
          const span = featuredSpan(index, cases.length);
          return (
            <li key={item.slug} css={cellCss} style={{ '--span': span } as CSSProperties}>
              <FeaturedCaseCard content={item} isWide={span > 4} />
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}

const gridCss = css({
  display: 'grid',
  gap: space.gap,
  [mq.lg]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

const cellCss = css({ display: 'grid', minWidth: 0, [mq.lg]: { gridColumn: 'span var(--span)' } });
