import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { mq, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { WhyUsTile } from './why-us-tile.tsx';

type WhyUsProps = { content: Queries.WhyUsFieldsFragment };

const TITLE_ID: SectionId<'/servicios'> = 'por-que-nosotros';

/** Four reasons; the first one is the large dark tile next to the others. */
export function WhyUs({ content: { whyUsHead: head, whyUs: facts } }: WhyUsProps) {
  if (facts.length === 0) return null;
  return (
    <HeadedSection
      isCompact
      headId={TITLE_ID}
      head={head}
      label={head ? undefined : '¿Por qué nosotros?'}
    >
      <ul role="list" css={gridCss}>
        {facts.map((fact, index) => (
          <WhyUsTile key={fact.title} fact={fact} isLead={index === 0} />
        ))}
      </ul>
    </HeadedSection>
  );
}

// The first reason is as high as the others together.
const gridCss = css({
  display: 'grid',
  gap: space[5],
  [mq.md]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { gridRow: 'span 3' },
  },
});

export const whyUsFields = graphql`
  fragment WhyUsFields on STRAPI_SERVICES_PAGE {
    whyUsHead {
      ...SectionHeadFields
    }
    whyUs {
      icon
      title
      description
    }
  }
`;
