import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, mq, radius } from '#src/theme/tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SkeletonProps = { width?: string; height?: string; ratio?: string; className?: string };

/** A gray placeholder block in the size of the content. */
export function Skeleton({ width = '100%', height = '1em', ratio, className }: SkeletonProps) {
  return (
    <span
      css={blockCss}
      className={className}
      style={ratio ? { width, aspectRatio: ratio } : { width, height }}
    />
  );
}

type SkeletonGroupProps = { label: string; className?: string; children: ReactNode };

/** Exposes the skeleton blocks inside as a loading state to assistive technology. */
export function SkeletonGroup({ label, className, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

const pulse = keyframes({ '50%': { opacity: 0.55 } });

const blockCss = css({
  display: 'block',
  maxWidth: '100%',
  borderRadius: radius.sm,
  background: color.bgSunken,
  animation: `${pulse} 1.4s ease-in-out infinite`,
  [mq.reducedMotion]: { animation: 'none' },
});
