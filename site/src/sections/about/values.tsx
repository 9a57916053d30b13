import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Icon } from '#src/components/ui/icon.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, mq, space, typeset } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type ValuesProps = { content: Queries.ValuesFieldsFragment };

const TITLE_ID: SectionId<'/sobre-nosotros'> = 'valores';

export function Values({ content: { valuesHead: head, values } }: ValuesProps) {
  if (values.length === 0) return null;
  return (
    <HeadedSection tone="subtle" headId={TITLE_ID} head={head} title="Valores">
      <ul role="list" css={gridCss}>
        {values.map((value) => (
          <li key={value.title} css={valueCss}>
            <Icon name={value.icon} size={28} css={iconCss} />
            <h3 css={titleCss}>{value.title}</h3>
            {value.description ? <p css={textCss}>{value.description}</p> : null}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

// A 1 px gap shows the background: hairlines without borders.
const gridCss = css({
  display: 'grid',
  gap: '1px',
  background: color.border,
  borderBlock: `1px solid ${color.border}`,
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [mq.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const valueCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 16px',
  alignContent: 'start',
  paddingBlock: space[7],
  background: color.bgSubtle,
  [mq.md]: { padding: `${space[8]} ${space[8]} ${space[9]}` },
  // Aligns the first column with the head.
  '@media (min-width: 48rem) and (max-width: 63.99rem)': {
    '&:nth-of-type(2n + 1)': { paddingLeft: 0 },
  },
  [mq.lg]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    '&:nth-of-type(3n + 1)': { paddingLeft: 0 },
  },
});

const iconCss = css({
  gridRow: '1 / 3',
  color: color.accent,
  [mq.lg]: { gridRow: 'auto', marginBottom: space[4] },
});

const titleCss = css({ ...typeset.h4 });

const textCss = css({ color: color.fgMuted });

export const valuesFields = graphql`
  fragment ValuesFields on STRAPI_ABOUT_PAGE {
    valuesHead {
      ...SectionHeadFields
    }
    values {
      icon
      title
      description
    }
  }
`;
