import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { HeadedSection } from '#src/sections/shared/headed-section.tsx';
import { color, fontSize, radius, space } from '#src/theme/tokens.ts';
import type { SectionProps } from './page-section.ts';

type DocumentsSectionProps = SectionProps<Queries.DocumentsSectionFieldsFragment>;

/** PDF documents to download, with their sizes. */
export function DocumentsSection({ content, headId, tone }: DocumentsSectionProps) {
  return (
    <HeadedSection headId={headId} head={content} tone={tone} isCompact isSide>
      <ul css={listCss}>
        {content.documents.map(({ label, description, href }, index) => (
          <li key={index} css={itemCss}>
            <IconTile name="file" />
            <div css={textCss}>
              <SmartLink href={href}>
                <span>{label}</span>
              </SmartLink>
              {description ? <p css={descriptionCss}>{description}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const listCss = css({ display: 'grid', gap: space[4], minWidth: 0, listStyle: 'none' });

const itemCss = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  padding: space[5],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.bgRaised,
});

const textCss = css({
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', paddingBlock: '4px', fontWeight: 600 },
});

const descriptionCss = css({ color: color.fgMuted, fontSize: fontSize.sm });

export const documentsSectionFields = graphql`
  fragment DocumentsSectionFields on STRAPI__COMPONENT_PAGE_DOCUMENTS {
    hidden
    kicker
    title
    description
    documents {
      label
      description
      href
    }
  }
`;
