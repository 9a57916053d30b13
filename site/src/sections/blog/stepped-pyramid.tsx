import { css } from '@emotion/react';
import { palette } from '#src/theme/tokens.ts';

const CELL = 20;
const ROWS = 9;
/** Half the number of squares per row; the last row is the widest. */
const rows = Array.from({ length: ROWS }, (_, row) => ({ row, half: row + 1 }));
/** Squares missing at the top right: the pyramid is unfinished. */
const isMissing = (row: number, column: number) => row < 4 && column >= 0;

/** A stepped pyramid of squares, half of them outlined: the page is under construction. */
export function SteppedPyramid() {
  return (
    <svg viewBox={`0 0 ${ROWS * 2 * CELL} ${ROWS * CELL}`} aria-hidden="true" css={drawingCss}>
      {rows.flatMap(({ row, half }) =>
        Array.from({ length: half * 2 }, (_, index) => index - half).map((column) => (
          <rect
            key={`${row}:${column}`}
            x={(ROWS + column) * CELL + 2}
            y={row * CELL + 2}
            width={CELL - 4}
            height={CELL - 4}
            css={isMissing(row, column) ? outlineCss : solidCss}
          />
        )),
      )}
    </svg>
  );
}

const drawingCss = css({ width: '100%', height: 'auto', shapeRendering: 'crispEdges' });

const solidCss = css({ fill: palette.blue[600] });

const outlineCss = css({
  fill: 'none',
  stroke: palette.blue[300],
  strokeWidth: 2,
  strokeDasharray: '4 4',
});
