import { css } from '@emotion/react';
import { Grid } from '#src/components/ui/grid.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { space } from '#src/theme/tokens/space.ts';

export function ReportSkeleton() {
  return (
    <SkeletonGroup label="Cargando reporte…" css={groupCss}>
      <Grid columns={{ sm: 2, xl: 4 }} gap={5}>
        <Skeleton height="126px" />
        <Skeleton height="126px" />
        <Skeleton height="126px" />
        <Skeleton height="126px" />
      </Grid>
      <Skeleton height="440px" />
      <Grid columns={{ xl: 2 }} gap={6}>
        <Skeleton height="270px" />
        <Skeleton height="270px" />
      </Grid>
    </SkeletonGroup>
  );
}

const groupCss = css({ display: 'grid', gap: space[7] });
