import { css } from '@emotion/react';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color } from '#src/theme/tokens/color.ts';
import { space } from '#src/theme/tokens/space.ts';

type TableSkeletonProps = { label: string; rows?: number };

/** Placeholder while a table loads. */
export function TableSkeleton({ label, rows = 8 }: TableSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} css={rowCss}>
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
  display: 'flex',
  gap: space[6],
  alignItems: 'center',
  height: '57px',
  padding: `0 ${space[5]}`,
  '& + &': { borderTop: `1px solid ${color.border}` },
});
