import { css } from '@emotion/react';
import { Icon } from '#src/components/ui/icon.tsx';
import { SmartLink } from '#src/components/ui/smart-link.tsx';
import { screenOnlyCss } from '#src/theme/print-css.ts';
import { color, flex, fontSize, mq, palette, radius, space } from '#src/theme/tokens.ts';

type PageLinksProps = {
  /** Number of the page, from 1. */
  number: number;
  count: number;
  pathOf: (number: number) => string;
};

/** Links to the previous and next page of a list; nothing for a list of one page. */
export function PageLinks({ number, count, pathOf }: PageLinksProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Páginas" css={[navCss, screenOnlyCss]}>
      {number > 1 ? (
        <SmartLink href={pathOf(number - 1)} css={linkCss}>
          <Icon name="arrow-left" size={18} />
          <span>Más recientes</span>
        </SmartLink>
      ) : (
        <span />
      )}
      <p css={placeCss}>{`Página ${number} de ${count}`}</p>
      {number < count ? (
        <SmartLink href={pathOf(number + 1)} css={linkCss}>
          <span>Anteriores</span>
          <Icon name="arrow-right" size={18} />
        </SmartLink>
      ) : (
        <span />
      )}
    </nav>
  );
}

// On a phone, the place is above the links.
const navCss = css({
  ...flex.wrap,
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > p': { flexBasis: '100%', order: -1, textAlign: 'center' },
  [mq.md]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    '& > p': { order: 0 },
    '& > :last-child': { justifySelf: 'end' },
    '& > :first-of-type': { justifySelf: 'start' },
  },
});

const linkCss = css({
  ...flex.inline,
  gap: '8px',
  minHeight: '44px',
  paddingInline: '16px',
  border: `1px solid ${palette.gray[300]}`,
  borderRadius: radius.md,
  color: color.accent,
  fontSize: fontSize.ui,
  fontWeight: 600,
  textDecoration: 'none',
  // As wide as its longest word, which `anywhere` would break.
  overflowWrap: 'break-word',
  '&:hover': { borderColor: palette.gray[500] },
});

const placeCss = css({ color: color.fgMuted, fontSize: fontSize.sm });
