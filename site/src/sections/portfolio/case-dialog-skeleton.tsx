import { css } from '@emotion/react';
import * as Dialog from '@radix-ui/react-dialog';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { space } from '#src/theme/tokens.ts';

/** Skeleton of a case while it loads. */
export function CaseDialogSkeleton() {
  return (
    <SkeletonGroup label="Cargando caso…">
      <Dialog.Title>
        <VisuallyHidden>Caso</VisuallyHidden>
      </Dialog.Title>
      <Skeleton ratio="21 / 9" />
      <div css={linesCss}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="80%" height="1.25rem" />
        <Skeleton height="11rem" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}

const linesCss = css({ display: 'grid', gap: space[6], padding: 'clamp(1.25rem, 4cqi, 2.75rem)' });
