import { css } from '@emotion/react';
import { mq, space } from './tokens.ts';

/** Cards side by side on a phone, where the next one peeks in and a swipe moves by one card. */
export const railCss = css({
  [mq.screenBelowMd]: {
    display: 'flex',
    marginInline: `calc(-1 * ${space.gutter})`,
    padding: `14px ${space.gutter} 4px`,
    scrollPaddingInline: space.gutter,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > *': { flex: '0 0 min(82vw, 21rem)', scrollSnapAlign: 'center' },
  },
});
