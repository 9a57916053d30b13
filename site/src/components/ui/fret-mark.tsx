import { css } from '@emotion/react';
import { FRET_PATH } from '#src/theme/patterns.ts';

/** One unit of the fret pattern, the brand's bullet, in the text colour. */
export function FretMark({ width = 18 }: { width?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 8"
      width={width}
      height={(width * 8) / 12}
      fill="currentColor"
      shapeRendering="crispEdges"
      css={markCss}
    >
      <path d={FRET_PATH} />
    </svg>
  );
}

const markCss = css({ flex: 'none' });
