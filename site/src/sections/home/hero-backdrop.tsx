import { css } from '@emotion/react';
import { gradientOf } from '#src/theme/gradients.ts';
import { duration, ease } from '#src/theme/tokens.ts';

type HeroBackdropProps = { gradients: readonly string[]; index: number };

/** One gradient per slide; they cross-fade with the slides. */
export function HeroBackdrop({ gradients, index }: HeroBackdropProps) {
  return (
    <div aria-hidden="true" css={backdropCss}>
      {gradients.map((gradient, position) => (
        <div
          key={position}
          css={layerCss}
          style={{ background: gradientOf(gradient), opacity: position === index ? 1 : 0 }}
        />
      ))}
    </div>
  );
}

const backdropCss = css({ position: 'absolute', inset: 0 });

const layerCss = css({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${duration[5]} ${ease.standard}`,
});
