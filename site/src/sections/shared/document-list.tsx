import { css } from '@emotion/react';
import { IconTile } from '#src/components/ui/icon-tile.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { color, fontSize, radius, space } from '#src/theme/tokens.ts';

type Document = { label: string; description: string | null; href: string };

/** PDF documents to download, with their sizes. */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  return (
    <ul css={listCss}>
      {documents.map(({ label, description, href }, index) => (
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
