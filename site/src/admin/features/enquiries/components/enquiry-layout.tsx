import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { mq, space } from '#src/theme/tokens.ts';

/** Two columns, conversation and sender; stacked on narrow screens. */
export function EnquiryLayout({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div css={gridCss}>
      <div css={columnCss}>{main}</div>
      <div css={columnCss}>{side}</div>
    </div>
  );
}

const gridCss = css({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [mq.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' },
});

const columnCss = css({ display: 'grid', gap: space[6], minWidth: 0 });
