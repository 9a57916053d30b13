import { css, keyframes } from '@emotion/react';
import { duration, ease, fontSize, mq, palette, radius } from '#src/theme/tokens.ts';
import { formatMoney } from '@tequiora/cms/contracts/money.ts';
import { WIDE_FRAME } from '../demo-frame.tsx';
import type { Article } from './articles.ts';

type ArticleButtonProps = { article: Article; count: number; onPress: () => void };

/** One article of the sample till: a press adds a piece. */
export function ArticleButton({ article, count, onPress }: ArticleButtonProps) {
  const { name, price, shape, hue } = article;
  return (
    <button type="button" css={buttonCss} onClick={onPress}>
      <span css={pictureCss} style={{ background: palette[hue][100] }}>
        <svg aria-hidden="true" viewBox="0 0 48 48" css={drawingCss}>
          <path d={SHAPES[shape].body} fill={palette[hue][500]} />
          <path d={SHAPES[shape].lid} fill={palette[hue][700]} />
          <path d={SHAPES[shape].label} fill={palette.gray[0]} />
        </svg>
      </span>
      <span css={nameCss}>{name}</span>
      <span css={priceCss}>{formatMoney(price)}</span>
      {/* The key starts the movement again with each piece. */}
      {count > 0 ? (
        <span key={count} css={countCss}>
          {count}
        </span>
      ) : null}
    </button>
  );
}

const SHAPES = {
  jar: { lid: 'M14 6h20v7H14z', body: 'M11 14h26v28H11z', label: 'M14 23h20v11H14z' },
  tin: { lid: 'M10 10h28v8H10z', body: 'M11 18h26v22H11z', label: 'M15 24h18v9H15z' },
  bag: { lid: 'M12 6h24v6H12z', body: 'M12 12h24l3 30H9z', label: 'M19 20h10v13H19z' },
  bottle: { lid: 'M20 4h8v7h-8z', body: 'M20 11h8v5l6 5v21H14V21l6-5z', label: 'M17 25h14v10H17z' },
} as const;

const buttonCss = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  padding: 0,
  border: `1px solid ${palette.gray[200]}`,
  borderRadius: radius.md,
  background: palette.gray[0],
  color: palette.navy[900],
  fontSize: fontSize.xs,
  textAlign: 'left',
  transition: `border-color ${duration[1]}, transform ${duration[1]} ${ease.standard}`,
  '&:active': { transform: 'scale(0.97)' },
  '&:focus-visible': { outlineColor: palette.blue[600], outlineOffset: '-3px' },
  [mq.hover]: { '&:hover': { borderColor: palette.blue[600] } },
});

const pictureCss = css({
  display: 'grid',
  placeItems: 'center',
  padding: '8px',
  borderRadius: `${radius.md} ${radius.md} 0 0`,
});

const drawingCss = css({
  width: '44px',
  height: '44px',
  [WIDE_FRAME]: { width: '72px', height: '72px' },
});

const nameCss = css({
  padding: '6px 8px 0',
  lineHeight: 1.25,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

const priceCss = css({
  padding: '0 8px 7px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

const grow = keyframes({ from: { transform: 'scale(0.4)' } });

const countCss = css({
  position: 'absolute',
  top: '6px',
  right: '6px',
  minWidth: '22px',
  padding: '2px 6px',
  borderRadius: radius.full,
  background: palette.blue[600],
  color: palette.gray[0],
  fontWeight: 700,
  textAlign: 'center',
  animation: `${grow} ${duration[2]} ${ease.spring}`,
  [mq.reducedMotion]: { animation: 'none' },
});
