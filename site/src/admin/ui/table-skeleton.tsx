import { css } from '@emotion/react';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color, flex, mq, space } from '#src/theme/tokens.ts';

type TableSkeletonProps = {
  label: string;
  rows?: number;
  /** What replaces it: a compact `DataTable`, or a list of rows with a picture. */
  of?: 'table' | 'list';
};

/** Placeholder while a table loads. */
export function TableSkeleton({ label, rows = 8, of = 'table' }: TableSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {of === 'table' ? <div css={headCss} /> : null}
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} css={[rowCss, of === 'list' && listRowCss]}>
          <Skeleton width="28%" />
          <Skeleton width="18%" />
          <Skeleton width="34%" />
          <Skeleton width="12%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

const rowCss = css({
  ...flex.row,
  gap: space[6],
  height: '57px',
  padding: `0 ${space[5]}`,
  borderTop: `1px solid ${color.border}`,
  [mq.belowMd]: { height: '67px' },
});

/** Rows of the list are at least this high, so that nothing below moves when they arrive. */
export const LIST_ROW_HEIGHT = { default: '73px', phone: '83px' };

const listRowCss = css({
  height: LIST_ROW_HEIGHT.default,
  '&:first-of-type': { borderTop: 0 },
  [mq.belowMd]: { height: LIST_ROW_HEIGHT.phone },
});

/** The header of a table, which phones do not show. */
const headCss = css({ height: '34px', background: color.bgSubtle, [mq.belowMd]: { height: 0 } });
