import { css } from '@emotion/react';
import { Container } from '#src/components/ui/container.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { space } from '#src/theme/tokens.ts';

/** Loading state of the preview. */
export function PreviewWaiting() {
  return (
    <main>
      <Container css={contentCss}>
        <SkeletonGroup label="Cargando la vista previa…" css={groupCss}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="70%" height="3rem" />
          <Skeleton ratio="16 / 7" />
        </SkeletonGroup>
      </Container>
    </main>
  );
}

const contentCss = css({ paddingBlock: space.section });

const groupCss = css({ display: 'grid', gap: space[6] });
