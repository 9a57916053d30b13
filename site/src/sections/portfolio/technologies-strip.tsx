import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, fontSize, mq, palette, space } from '#src/theme/tokens.ts';
import type { SectionId } from '@tequiora/cms/contracts/pages.ts';

type TechnologiesStripProps = { content: Queries.TechnologiesStripFieldsFragment };

const TITLE_ID: SectionId<'/portafolio'> = 'tecnologias';

export function TechnologiesStrip({ content }: TechnologiesStripProps) {
  const { technologiesHead, technologies } = content;
  if (technologies.length === 0) return null;
  return (
    <HeadedSection isCompact headId={TITLE_ID} head={technologiesHead} title="Tecnologías">
      <ul role="list" css={stripCss}>
        {technologies.map(({ name, icon }) => (
          <li key={name} css={itemCss}>
            <TechnologyGlyph icon={icon} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

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

/**
 * A glyph per technology in one line weight, drawn here because the licences of the vendors' logos
 * do not allow a single colour. The name is shown below.
 */
function TechnologyGlyph({ icon }: { icon: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {glyphs[icon] ?? FALLBACK}
    </svg>
  );
}

const FALLBACK = <path d="M17 14 7 24l10 10M31 14l10 10-10 10" />;

const glyphs: Record<string, ReactNode> = {
  laravel: (
    <path d="M5 11v23l14 8 17-10v-9M5 11l7-4 7 4v18l17-10M5 11l7 4 7-4M12 15v18l7 4M29 15l7 4 7-4-7-4-7 4v8l7 4 7-4v-8M36 19v8" />
  ),
  react: (
    <>
      <circle cx="24" cy="24" r="3.4" fill="currentColor" stroke="none" />
      <ellipse cx="24" cy="24" rx="20" ry="7.6" />
      <ellipse cx="24" cy="24" rx="20" ry="7.6" transform="rotate(60 24 24)" />
      <ellipse cx="24" cy="24" rx="20" ry="7.6" transform="rotate(120 24 24)" />
    </>
  ),
  vuejs: <path d="M4 8h9l11 18L35 8h9L24 41 4 8ZM13 8h7l4 7 4-7h7" />,
  mysql: (
    <path d="M8 11c0-3.3 7.2-6 16-6s16 2.7 16 6-7.2 6-16 6-16-2.7-16-6Zm0 0v26c0 3.3 7.2 6 16 6s16-2.7 16-6V11M8 19.7c0 3.3 7.2 6 16 6s16-2.7 16-6M8 28.3c0 3.3 7.2 6 16 6s16-2.7 16-6" />
  ),
  nodejs: <path d="M24 4 41.3 14v20L24 44 6.7 34V14L24 4Zm-6.5 26.5V17.5l13 13V17.5" />,
  androidtv: (
    <>
      <path d="M5 9h38v26H5zM17 42h14M24 35v7" />
      <path d="M16 28a8 8 0 0 1 16 0H16Zm2.8-8.6-1.8-3m12.2 3 1.8-3" />
    </>
  ),
};
