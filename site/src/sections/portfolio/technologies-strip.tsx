import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { Container } from '#src/components/ui/container.tsx';
import { SectionHead } from '#src/components/ui/section-head.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { color, fontSize, mq, palette, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';
import { TechnologyGlyph } from './technology-glyph.tsx';

type TechnologiesStripProps = { content: Queries.TechnologiesStripFieldsFragment };

const TITLE_ID: SectionId<'/portafolio'> = 'tecnologias';

export function TechnologiesStrip({ content }: TechnologiesStripProps) {
  const { technologiesHead, technologies } = content;
  if (technologies.length === 0) return null;
  return (
    <Section isCompact labelledBy={TITLE_ID}>
      <Container>
        <SectionHead {...(technologiesHead ?? FALLBACK_HEAD)} id={TITLE_ID} />
        <ul role="list" css={stripCss}>
          {technologies.map(({ name, icon }) => (
            <li key={name} css={itemCss}>
              <TechnologyGlyph icon={icon} />
              {name}
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}

const FALLBACK_HEAD = { title: 'Tecnologías' };

const stripCss = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space[8]} ${space[5]}`,
  paddingBlock: space[8],
  borderBlock: `1px solid ${color.border}`,
  [mq.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});

const itemCss = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  color: color.fgMuted,
  fontSize: fontSize.sm,
  fontWeight: 500,
  textAlign: 'center',
  '& svg': { color: palette.navy[400] },
});

export const technologiesStripFields = graphql`
  fragment TechnologiesStripFields on STRAPI_PORTFOLIO_PAGE {
    technologiesHead {
      ...SectionHeadFields
    }
    technologies {
      name
      icon
    }
  }
`;
