import { css } from '@emotion/react';
import { color, flex, mq, palette, space } from './tokens.ts';

const STEP = '8px';

/** A ticket on the counter: thick top, stepped bottom. */
export const receiptCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  padding: `${space[6]} ${space[6]} ${space[9]}`,
  borderTop: `6px solid ${palette.navy[900]}`,
  background: palette.blue[50],
  color: color.fg,
  overflowWrap: 'anywhere',
  maskImage: `linear-gradient(#000 0 0), repeating-linear-gradient(90deg, #000 0 ${STEP}, transparent 0 calc(2 * ${STEP}))`,
  maskSize: `100% calc(100% - ${STEP}), 100% ${STEP}`,
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat',
  [mq.print]: { mask: 'none' },
});

/** The list of lines, each a row with a name and an amount. */
export const receiptLinesCss = css({ display: 'grid', gap: space[3], margin: 0 });

export const receiptLineCss = css({
  ...flex.spread,
  alignItems: 'baseline',
  gap: space[4],
  paddingBottom: space[3],
  borderBottom: `2px dotted ${palette.navy[200]}`,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { minWidth: 0 },
  '& dd': { margin: 0, fontWeight: 600 },
});
