import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { CmsLink } from '#src/components/layout/cms-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { FretMark } from '#src/components/ui/fret-mark.tsx';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { removeHighlightMarks } from '#src/lib/text.ts';
import { gradientOf } from '#src/theme/gradients.ts';
import { color, mq, space, typeset } from '#src/theme/tokens.ts';

type InviteTileProps = {
  content: Queries.CallToActionFieldsFragment | null | undefined;
  /** Number of cards in the grid, which determines the free columns of its last row. */
  count: number;
};

/** Fills the free columns of the grid's last row, with two or three columns. */
export function InviteTile({ content, count }: InviteTileProps) {
  if (!content || count === 0) return null;
  const free = (3 - (count % 3)) % 3;
  const place = {
    '--md': count % 2 === 1 ? 'flex' : 'none',
    '--lg': free > 0 ? 'flex' : 'none',
    '--span': Math.max(free, 1),
  } as CSSProperties;
  return (
    <Card as="li" tone="dark" css={tileCss} style={place}>
      <GrecaField />
      <span css={markCss}>
        <FretMark width={36} />
      </span>
      <h3>{removeHighlightMarks(content.title)}</h3>
      {content.description ? <p css={textCss}>{content.description}</p> : null}
      <CmsLink link={content.primaryCta} variant="secondary" size="md" />
    </Card>
  );
}

const tileCss = css({
  display: 'none',
  alignItems: 'flex-start',
  background: gradientOf('anil'),
  justifyContent: 'flex-end',
  gap: space[5],
  '& > *': { position: 'relative' },
  '& > div[aria-hidden]': { position: 'absolute' },
  [mq.md]: { display: 'var(--md)' },
  [mq.lg]: { display: 'var(--lg)', gridColumn: 'span var(--span)' },
  [mq.print]: { display: 'none' },
});

const markCss = css({ marginBottom: 'auto', color: color.accent });

const textCss = css({ ...typeset.body, maxWidth: '26em', color: color.fgMuted });
