import { Grid } from '#src/components/ui/grid.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';

const PANELS = 9;

export function HealthSkeleton() {
  return (
    <SkeletonGroup label="Revisando la salud del sistema…">
      <Grid columns={{ md: 2, xl: 3 }} gap={6}>
        {Array.from({ length: PANELS }, (_, index) => (
          <Skeleton key={index} height="280px" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
