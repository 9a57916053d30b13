import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { GrecaField } from '#src/components/ui/greca-field.tsx';
import { gradientOf } from '#src/theme/gradients.ts';
import { radius } from '#src/theme/tokens.ts';

type GradientStageProps = {
  /** 'anil', 'noche', 'talavera' or 'cantera'. */
  gradient: string | null | undefined;
  className?: string;
  children: ReactNode;
};

/** Lit navy stage for a device. */
export function GradientStage({ gradient, className, children }: GradientStageProps) {
  return (
    <div
      data-scope="dark"
      css={stageCss}
      className={className}
      style={{ background: gradientOf(gradient) }}
    >
      <GrecaField />
      <div css={contentCss}>{children}</div>
    </div>
  );
}

const stageCss = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  padding: 'clamp(1.25rem, 5%, 3rem)',
  borderRadius: radius['2xl'],
  overflow: 'hidden',
});

const contentCss = css({ position: 'relative', minWidth: 0 });
