import { css } from '@emotion/react';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { space } from '#src/theme/tokens/space.ts';

/** Placeholder while a form loads. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <Panel>
      <SkeletonGroup label={label} css={groupCss}>
        <Skeleton width="30%" />
        <Skeleton height="52px" />
        <Skeleton width="30%" />
        <Skeleton height="140px" />
        <Skeleton width="30%" />
        <Skeleton height="52px" />
      </SkeletonGroup>
    </Panel>
  );
}

const groupCss = css({ display: 'grid', gap: space[4] });
